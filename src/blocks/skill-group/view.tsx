import { type RefObject, useEffect, useRef } from 'react';
import { Tile } from '../../components/art/tile.tsx';
import { FactList } from '../../components/fact-list.tsx';
import { FoldedList } from '../../components/fold.tsx';
import { Heading, levelInside } from '../../components/heading.tsx';
import { Link } from '../../components/link.tsx';
import { Meter } from '../../components/meter.tsx';
import { part } from '../../components/part.ts';
import { Section } from '../../components/section.tsx';
import { TagList } from '../../components/tag-list.tsx';
import { Name, renderRichText } from '../../components/text/render-rich-text.tsx';
import { useNow } from '../../components/text/use-now.ts';
import type { ViewProps } from '../../components/view.ts';
import { plainText } from '../../shared/rich-text.ts';
import { levelText } from './level-text.ts';

export default function SkillGroup({
  block: { groups, badges, percent, ...section },
  level,
}: ViewProps<'skill-group'>) {
  const inside = levelInside(level, section.heading);
  return (
    <Section {...section} level={level}>
      {groups.length > 0 && (
        <FoldedList as="div" {...part('groups')} first={2} maxItems={4}>
          {groups.map((group, index) => (
            <Group key={index} {...group} percent={percent} level={inside} />
          ))}
        </FoldedList>
      )}
      {badges && (
        <div {...part('badges')}>
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
type SkillData = GroupData['skills'][number];

interface InGroup {
  /** The format of a percentage. */
  percent: string | undefined;
}

function Group({ title, skills, isTags, percent, level }: GroupData & InGroup & { level: 2 | 3 }) {
  const inViewRef = useInView();
  return (
    <div {...part('group')} data-tags={isTags} ref={inViewRef}>
      <Heading level={level}>{title}</Heading>
      <ul role="list">
        {skills.map((skill, index) => (
          <Skill key={index} skill={skill} percent={percent} />
        ))}
      </ul>
    </div>
  );
}

function Skill({ skill, percent }: InGroup & { skill: SkillData }) {
  const { name, level } = skill;
  const now = useNow();
  return (
    <li {...part('item', 'skill')}>
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

function SkillDetails({ skill: { level, details = [], keywords = [], usedAt } }: { skill: SkillData }) {
  // A level as text replaces the percentage.
  const [aside, below] = level === undefined ? [details, keywords] : [[], [...details, ...keywords]];
  return (
    <>
      {aside.length > 0 && (
        <div {...part('level', 'skill-level')}>
          <TagList tags={aside} variant="words" />
        </div>
      )}
      <TagList tags={below} variant="words" />
      {usedAt && (
        <p {...part('used', 'used-at')}>
          {usedAt.label}{' '}
          {usedAt.links.map(({ label, href }, index) => (
            <span key={index}>
              {index > 0 && ' · '}
              <Link href={href}>{renderRichText(label)}</Link>
            </span>
          ))}
        </p>
      )}
    </>
  );
}

type Badge = NonNullable<ViewProps<'skill-group'>['block']['badges']>['items'][number];

const BadgeDetails = ({ issuer, date, status, credential, facts }: Badge) => (
  <>
    <TagList tags={[issuer, date, status, credential].filter((word) => word !== undefined)} variant="words" />
    <FactList facts={facts} />
  </>
);

/* Sets data-seen when an element first comes into view, so that the style sheet can animate it once. */
function useInView(): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      element.dataset.seen = '';
      observer.disconnect();
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return ref;
}
