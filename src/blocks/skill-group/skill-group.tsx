import { Tile } from '../../parts/art/tile.tsx';
import { Heading, levelInside } from '../../parts/heading.tsx';
import { Link } from '../../parts/link.tsx';
import { Meter } from '../../parts/meter.tsx';
import { Section } from '../../parts/section.tsx';
import { TagList } from '../../parts/tag-list.tsx';
import { useSeen } from '../../parts/use-seen.ts';
import type { ViewProps } from '../../parts/view.ts';
import './skill-group.css';

export function SkillGroup({ block: { groups, badges, ...section }, level }: ViewProps<'skill-group'>) {
  const inside = levelInside(level, section.heading);
  return (
    <Section {...section} level={level}>
      <div className="groups">
        {groups.map((group, index) => (
          <Group key={index} {...group} level={inside} />
        ))}
      </div>
      {badges && (
        <div className="badges">
          {badges.heading !== undefined && <Heading level={inside}>{badges.heading}</Heading>}
          <ul role="list">
            {badges.items.map(({ name, href, issuer, date, status, credential }, index) => (
              <li key={index}>
                <Tile name={name} />
                {href === undefined ? <bdi>{name}</bdi> : <Link href={href}>{name}</Link>}
                <TagList tags={[issuer, date, status, credential].filter((text) => text !== undefined)} look="words" />
              </li>
            ))}
          </ul>
        </div>
      )}
    </Section>
  );
}

type GroupData = ViewProps<'skill-group'>['block']['groups'][number];

function Group({ title, skills, isTags, level }: GroupData & { level: 2 | 3 }) {
  const seen = useSeen();
  return (
    <div className="group" data-tags={isTags} ref={seen}>
      <Heading level={level}>{title}</Heading>
      <ul role="list">
        {skills.map((skill, index) => (
          <Skill key={index} {...skill} />
        ))}
      </ul>
    </div>
  );
}

function Skill({ name, level, keywords = [], details = [], usedAt }: GroupData['skills'][number]) {
  const percent = level === undefined ? undefined : Math.round(level);
  return (
    <li className="skill">
      <span className="skill-name">
        <bdi>{name}</bdi>
      </span>
      {percent !== undefined && (
        <>
          <span className="skill-level">{`${percent}%`}</span>
          <Meter name={name} level={percent} />
        </>
      )}
      <TagList tags={[...details, ...keywords]} look="words" />
      {usedAt && (
        <p className="used-at">
          {usedAt.label}
          {usedAt.links.map(({ label, href }, index) => (
            <Link key={index} href={href}>
              {label}
            </Link>
          ))}
        </p>
      )}
    </li>
  );
}
