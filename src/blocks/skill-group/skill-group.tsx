import { Tile } from '../../parts/art/tile.tsx';
import { loaded } from '../../parts/extras.ts';
import { Heading, levelInside } from '../../parts/heading.tsx';
import { Meter } from '../../parts/meter.tsx';
import { Section } from '../../parts/section.tsx';
import { useSeen } from '../../parts/use-seen.ts';
import type { ViewProps } from '../../parts/view.ts';
import { Name } from '../../parts/words/name.tsx';
import './skill-group.css';

export function SkillGroup({ block: { groups, badges, ...section }, level }: ViewProps<'skill-group'>) {
  const inside = levelInside(level, section.heading);
  const More = loaded.more?.BadgeMore;
  return (
    <Section {...section} level={level}>
      {groups.length > 0 && (
        <div className="groups">
          {groups.map((group, index) => (
            <Group key={index} {...group} level={inside} />
          ))}
        </div>
      )}
      {badges && (
        <div className="badges">
          {badges.heading !== undefined && <Heading level={inside}>{badges.heading}</Heading>}
          <ul role="list">
            {badges.items.map((badge, index) => (
              <li key={index}>
                <Tile name={badge.name} />
                <Name href={badge.href}>{badge.name}</Name>
                {More && <More {...badge} />}
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
          <Skill key={index} skill={skill} />
        ))}
      </ul>
    </div>
  );
}

function Skill({ skill }: { skill: GroupData['skills'][number] }) {
  const { name, level } = skill;
  const More = loaded.more?.SkillMore;
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
      {More && <More skill={skill} />}
    </li>
  );
}
