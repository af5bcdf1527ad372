import { loaded } from '../../parts/extras.ts';
import { Section } from '../../parts/section.tsx';
import type { ViewProps } from '../../parts/view.ts';

export default function Gallery({ block, level }: ViewProps<'gallery'>) {
  const { items, pictureWords, layout = 'grid', type, id, heading, intro } = block;
  const List = loaded.more?.PictureList;
  return (
    <Section {...{ type, id, heading, intro, level }} variant={layout}>
      {List && <List className={layout} items={items} words={pictureWords} />}
    </Section>
  );
}
