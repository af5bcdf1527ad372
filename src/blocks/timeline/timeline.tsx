import { Heading, levelInside } from '../../parts/heading.tsx';
import { useLabels } from '../../parts/labels.ts';
import { Link } from '../../parts/link.tsx';
import { Section } from '../../parts/section.tsx';
import { TagList } from '../../parts/tag-list.tsx';
import type { ViewProps } from '../../parts/view.ts';
import './timeline.css';
import './timeline-print.css';

type Entry = ViewProps<'timeline'>['block']['entries'][number];

export function Timeline({ block: { entries, ...section }, level }: ViewProps<'timeline'>) {
  const inside = levelInside(level, section.heading);
  return (
    <Section {...section} level={level}>
      <ol className="entries" role="list">
        {entries.map((entry, index) => (
          <Role key={index} {...entry} level={inside} isSameCompany={entries[index - 1]?.company === entry.company} />
        ))}
      </ol>
    </Section>
  );
}

interface RoleProps extends Entry {
  level: 2 | 3;
  /** Whether the entry before is at the same company, so that its name need not stand again. */
  isSameCompany: boolean;
}

function Role({ title, company, href, location, dates, isCurrent, level, isSameCompany, ...story }: RoleProps) {
  const { current, technologies: technologiesLabel } = useLabels();
  const { description, achievements = [], technologies = [] } = story;
  return (
    <li className="entry" data-current={isCurrent || undefined} data-continued={isSameCompany || undefined}>
      <div className="entry-side">
        <p className="dates">{dates}</p>
        {isCurrent && <p className="current">{current}</p>}
      </div>
      <div className="entry-story">
        <Heading level={level}>{title}</Heading>
        <p className="company">
          <span className={isSameCompany ? 'unseen' : undefined}>
            {href === undefined || isSameCompany ? <bdi>{company}</bdi> : <Link href={href}>{company}</Link>}
          </span>
          {location !== undefined && <span className="location">{location}</span>}
        </p>
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
