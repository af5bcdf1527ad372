import { loaded } from '../../components/extras.ts';
import { Section } from '../../components/section.tsx';
import type { ViewProps } from '../../components/view.ts';

export default function Gallery({ block, level }: ViewProps<'gallery'>) {
  const { items, pictureWords, layout = 'grid', type, id, heading, intro } = block;
  const List = loaded.more?.PictureList;
  return (
    <Section {...{ type, id, heading, intro, level }} variant={layout}>
      {List && <List className={layout} items={items} words={pictureWords} />}
    </Section>
  );
}
