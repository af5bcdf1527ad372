import { Tile } from '../../components/art/tile.tsx';
import { FoldedList } from '../../components/fold/folded-list.tsx';
import { Heading, levelInside } from '../../components/heading.tsx';
import { Meter } from '../../components/meter.tsx';
import { Section } from '../../components/section.tsx';
import { Name } from '../../components/text/name.tsx';
import { renderRichText } from '../../components/text/render-rich-text.tsx';
import { useNow } from '../../components/text/use-now.ts';
import { useInView } from '../../components/use-in-view.ts';
import type { ViewProps } from '../../components/view.ts';
import { plainText } from '../../shared/rich-text.ts';
import { BadgeDetails } from './badge-details.tsx';
import { levelText } from './level-text.ts';
import { SkillDetails } from './skill-details.tsx';

export default function SkillGroup({
  block: { groups, badges, percent, ...section },
  level,
}: ViewProps<'skill-group'>) {
  const inside = levelInside(level, section.heading);
  return (
    <Section {...section} level={level}>
      {groups.length > 0 && (
        <FoldedList as="div" className="groups" first={2} maxItems={4}>
          {groups.map((group, index) => (
            <Group key={index} {...group} percent={percent} level={inside} />
          ))}
        </FoldedList>
      )}
      {badges && (
        <div className="badges">
          {badges.heading !== undefined && <Heading level={inside}>{badges.heading}</Heading>}
          <FoldedList first={4} maxItems={6}>
            {badges.items.map((badge, index) => (
              <li key={index}>
                <Tile name={plainText(badge.name)} />
                <Name href={badge.href}>{badge.name}</Name>
                <BadgeDetails {...badge} />
              </li>
            ))}
          </FoldedList>
        </div>
      )}
    </Section>
  );
}

type GroupData = ViewProps<'skill-group'>['block']['groups'][number];

interface InGroup {
  /** The format of a percentage. */
  percent: string | undefined;
}

function Group({ title, skills, isTags, percent, level }: GroupData & InGroup & { level: 2 | 3 }) {
  const inViewRef = useInView();
  return (
    <div className="group" data-tags={isTags} ref={inViewRef}>
      <Heading level={level}>{title}</Heading>
      <ul role="list">
        {skills.map((skill, index) => (
          <Skill key={index} skill={skill} percent={percent} />
        ))}
      </ul>
    </div>
  );
}

function Skill({ skill, percent }: InGroup & { skill: GroupData['skills'][number] }) {
  const { name, level } = skill;
  const now = useNow();
  return (
    <li className="skill">
      {renderRichText(name)}
      {level !== undefined && (
        <Meter name={plainText(name, now)} level={Math.round(level)}>
          {levelText(level, percent)}
        </Meter>
      )}
      <SkillDetails skill={skill} />
    </li>
  );
}
