import { type Extras, extrasOf } from '../../parts/extras.ts';
import { Heading, levelInside } from '../../parts/heading.tsx';
import { Section } from '../../parts/section.tsx';
import { TagList } from '../../parts/tag-list.tsx';
import type { ViewProps } from '../../parts/view.ts';
import { Name } from '../../parts/words/name.tsx';
import { words } from '../../parts/words/words.ts';
import './timeline.css';

type Entry = ViewProps<'timeline'>['block']['entries'][number];

export function Timeline({ block: { entries, technologiesLabel, ...section }, level }: ViewProps<'timeline'>) {
  const inside = levelInside(level, section.heading);
  const { EntryMore } = extrasOf(section);
  return (
    <Section {...section} level={level}>
      <ol className="entries" role="list">
        {entries.map((entry, index) => (
          <Role key={index} entry={entry} level={inside} technologiesLabel={technologiesLabel} More={EntryMore} />
        ))}
      </ol>
    </Section>
  );
}

interface RoleProps {
  entry: Entry;
  level: 2 | 3;
  technologiesLabel: string;
  More: Extras['EntryMore'] | undefined;
}

function Role({ entry, level, technologiesLabel, More }: RoleProps) {
  const { id, title, organization, href, location, dates, current, isContinued, description } = entry;
  const { achievements = [], technologies = [] } = entry;
  return (
    <li id={id} className="entry" data-current={current || undefined} data-continued={isContinued}>
      {dates !== undefined && (
        <div className="entry-side">
          <p className="dates">{dates}</p>
          {current && <p className="current">{current}</p>}
        </div>
      )}
      <div className="entry-story">
        <Heading level={level}>{title}</Heading>
        {(organization !== undefined || location !== undefined) && (
          <p className="organization">
            {organization !== undefined && (
              <span>
                <Name href={isContinued ? undefined : href}>{organization}</Name>
              </span>
            )}
            {location !== undefined && <span className="location">{words(location)}</span>}
          </p>
        )}
        {More && <More entry={entry} />}
        {description !== undefined && <p className="prose">{words(description)}</p>}
        {achievements.length > 0 && (
          <ul className="points" role="list">
            {achievements.map((achievement, index) => (
              <li key={index}>{words(achievement)}</li>
            ))}
          </ul>
        )}
      </div>
      {technologies.length > 0 && (
        <div className="entry-technologies">
          <TagList tags={technologies} name={technologiesLabel} />
        </div>
      )}
    </li>
  );
}
