import { Heading, levelInside } from '../../parts/heading.tsx';
import { Section } from '../../parts/section.tsx';
import { TagList } from '../../parts/tag-list.tsx';
import type { ViewProps } from '../../parts/view.ts';

export default function InterestList({ block: { interests, ...section }, level }: ViewProps<'interest-list'>) {
  const inside = levelInside(level, section.heading);
  return (
    <Section {...section} level={level}>
      <ul className="interests" role="list">
        {interests.map(({ name, keywords = [] }, index) => (
          <li key={index}>
            <Heading level={inside}>{name}</Heading>
            <TagList tags={keywords} look="words" />
          </li>
        ))}
      </ul>
    </Section>
  );
}
