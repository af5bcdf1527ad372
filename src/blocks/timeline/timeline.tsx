import { Heading, levelInside } from '../../parts/heading.tsx';
import { useLabels } from '../../parts/labels.ts';
import { Link } from '../../parts/link.tsx';
import { Section } from '../../parts/section.tsx';
import { TagList } from '../../parts/tag-list.tsx';
import type { ViewProps } from '../../parts/view.ts';
import './timeline.css';

type Entry = ViewProps<'timeline'>['block']['entries'][number];

export function Timeline({ block: { entries, technologiesLabel, ...section }, level }: ViewProps<'timeline'>) {
  const inside = levelInside(level, section.heading);
  return (
    <Section {...section} level={level}>
      <ol className="entries" role="list">
        {entries.map((entry, index) => (
          <Role
            key={index}
            {...entry}
            level={inside}
            isSamePlace={isSame(entries[index - 1], entry)}
            technologiesLabel={technologiesLabel}
          />
        ))}
      </ol>
    </Section>
  );
}

const isSame = (before: Entry | undefined, { organization }: Entry) =>
  organization !== undefined && before?.organization === organization;

interface RoleProps extends Entry {
  level: 2 | 3;
  technologiesLabel: string | undefined;
  /** Whether the entry before is at the same organization, so that its name need not stand again. */
  isSamePlace: boolean;
}

function Role({ id, title, organization, href, location, dates, isCurrent, level, isSamePlace, ...story }: RoleProps) {
  const { current, technologies: usual } = useLabels();
  const { about, details = [], description, achievements = [], technologies = [], technologiesLabel = usual } = story;
  return (
    <li id={id} className="entry" data-current={isCurrent || undefined} data-continued={isSamePlace || undefined}>
      <div className="entry-side">
        {dates !== undefined && <p className="dates">{dates}</p>}
        {isCurrent && <p className="current">{current}</p>}
      </div>
      <div className="entry-story">
        <Heading level={level}>{title}</Heading>
        {(organization !== undefined || location !== undefined) && (
          <p className="organization">
            {organization !== undefined && (
              <span className={isSamePlace ? 'unseen' : undefined}>
                {href === undefined || isSamePlace ? (
                  <bdi>{organization}</bdi>
                ) : (
                  <Link href={href}>{organization}</Link>
                )}
              </span>
            )}
            {location !== undefined && <span className="location">{location}</span>}
          </p>
        )}
        {about !== undefined && <p className="about">{about}</p>}
        {details.map(({ label, text }, index) => (
          <p key={index} className="detail">
            {label !== undefined && <b>{label}</b>} {text}
          </p>
        ))}
        {description !== undefined && <p className="prose">{description}</p>}
        {achievements.length > 0 && (
          <ul className="points" role="list">
            {achievements.map((achievement, index) => (
              <li key={index}>{achievement}</li>
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
