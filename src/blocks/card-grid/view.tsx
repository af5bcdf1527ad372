import { levelInside } from '../../components/heading.tsx';
import { Section } from '../../components/section.tsx';
import { TagList } from '../../components/tag-list.tsx';
import type { ViewProps } from '../../components/view.ts';
import { Facts } from './facts.tsx';
import { Highlights } from './highlights.tsx';
import { Projects } from './projects.tsx';

export default function CardGrid({ block, level }: ViewProps<'card-grid'>) {
  const { intro = [], facts = [], tags = [], layout = 'highlights', id, heading, type } = block;
  const inside = levelInside(level, heading);
  const isProjects = layout === 'projects';
  return (
    <Section {...{ type, id, heading, level }} variant={layout} intro={isProjects ? intro : []}>
      {isProjects ? (
        <>
          <Facts facts={facts} />
          {block.cards.length > 0 && <Projects block={block} level={inside} />}
        </>
      ) : (
        <Highlights intro={intro} facts={facts} cards={block.cards} level={inside} />
      )}
      <TagList tags={tags} />
    </Section>
  );
}
