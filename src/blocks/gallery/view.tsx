import { PictureList } from '../../components/pictures/picture-list.tsx';
import { Section } from '../../components/section.tsx';
import type { ViewProps } from '../../components/view.ts';

export default function Gallery({ block, level }: ViewProps<'gallery'>) {
  const { items, pictureLabels, layout = 'grid', type, id, heading, intro } = block;
  return (
    <Section {...{ type, id, heading, intro, level }} variant={layout}>
      <PictureList layout={layout} items={items} labels={pictureLabels} />
    </Section>
  );
}
