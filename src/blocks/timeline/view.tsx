import { useRef } from 'react';
import { Details } from '../../components/fact-list.tsx';
import { FoldButton, useFold } from '../../components/fold.tsx';
import { Heading, levelInside } from '../../components/heading.tsx';
import { part } from '../../components/part.ts';
import { Picture } from '../../components/pictures/picture.tsx';
import { Section } from '../../components/section.tsx';
import { TagList } from '../../components/tag-list.tsx';
import { useLabels } from '../../components/text/labels.ts';
import { Name, renderRichText } from '../../components/text/render-rich-text.tsx';
import { useNow } from '../../components/text/use-now.ts';
import type { ViewProps } from '../../components/view.ts';
import { plainText } from '../../shared/rich-text.ts';

type Entry = ViewProps<'timeline'>['block']['entries'][number];

export default function Timeline({ block: { entries, technologiesLabel, ...section }, level }: ViewProps<'timeline'>) {
  const inside = levelInside(level, section.heading);
  const { morePoints } = useLabels();
  const ref = useRef<HTMLOListElement>(null);
  const fold = useFold(ref);
  const earlier = entries.slice(1).reduce((sum, { achievements = [] }) => sum + achievements.length, 0);
  // A single point takes no more room than the button.
  const isFolded = earlier > 1 && !fold.isOpen;
  return (
    <Section {...section} level={level}>
      <ol {...part('list', 'entries')} role="list" ref={ref}>
        {entries.map((entry, index) => (
          <Role
            key={index}
            entry={entry}
            level={inside}
            technologiesLabel={technologiesLabel}
            isFolded={isFolded && index > 0}
          />
        ))}
      </ol>
      {isFolded && <FoldButton label={morePoints} count={earlier} onClick={fold.open} />}
    </Section>
  );
}

interface RoleProps {
  entry: Entry;
  level: 2 | 3;
  technologiesLabel: string;
  /** Whether a phone hides the points. */
  isFolded: boolean;
}

function Role({ entry, level, technologiesLabel, isFolded }: RoleProps) {
  const { id, title, organization, href, location, dates, isContinued, description } = entry;
  const { achievements = [], technologies = [] } = entry;
  const now = useNow();
  // Empty after the end of a period.
  const current = entry.current && plainText(entry.current, now);
  return (
    <li id={id} {...part('item', 'entry')} data-current={current || undefined} data-continued={isContinued}>
      {dates !== undefined && (
        <div {...part('side', 'entry-side')}>
          <p {...part('dates')}>{dates}</p>
          {current && <p {...part('current')}>{current}</p>}
        </div>
      )}
      <div {...part('text', 'entry-story')}>
        <Heading level={level}>{title}</Heading>
        {(organization !== undefined || location !== undefined) && (
          <p {...part('organization')}>
            {organization !== undefined && (
              <span>
                <Name href={isContinued ? undefined : href}>{organization}</Name>
              </span>
            )}
            {location !== undefined && <span {...part('location')}>{renderRichText(location)}</span>}
          </p>
        )}
        <EntryDetails entry={entry} />
        {description !== undefined && <p {...part('prose')}>{renderRichText(description)}</p>}
        {achievements.length > 0 && (
          <ul {...part('points')} role="list" data-fold={isFolded ? '' : undefined}>
            {achievements.map((achievement, index) => (
              <li key={index}>{renderRichText(achievement)}</li>
            ))}
          </ul>
        )}
      </div>
      {technologies.length > 0 && (
        <div {...part('technologies', 'entry-technologies')}>
          <TagList tags={technologies} name={technologiesLabel} />
        </div>
      )}
    </li>
  );
}

function EntryDetails({ entry: { picture, about, details = [] } }: { entry: Entry }) {
  const named = details.filter(({ label }) => label !== undefined);
  const plain = details.filter(({ label }) => label === undefined);
  return (
    <>
      {picture && (
        <div {...part('logo', 'entry-logo')}>
          <Picture picture={picture} />
        </div>
      )}
      {plain.map(({ text }, index) => (
        <p key={index} {...part('detail', 'entry-detail')}>
          <bdi>{renderRichText(text)}</bdi>
        </p>
      ))}
      {about !== undefined && <p {...part('detail', 'entry-detail')}>{renderRichText(about)}</p>}
      <Details details={named} {...part('detail', 'entry-detail')} />
    </>
  );
}
