import type { BlockOf, RichBlockOf } from '../../../schema/block.ts';
import type { PictureItem, Resolved, ResolvedPicture } from '../../../schema/resolved.ts';
import { type ContentNode, section } from '../../core/article/block-content.ts';
import { checkVideo } from '../../core/checks/addresses/check-video.ts';
import type { Pointer, Problem } from '../../core/diagnostics/diagnostic.ts';
import { gridSlot, ratioOf, rowSlot, singleSlot } from '../../core/resolve/pictures/gallery-places.ts';
import { pictureLabelsOf } from '../../core/resolve/pictures/picture-labels-of.ts';
import { resolveVideo } from '../../core/resolve/pictures/resolve-video.ts';
import { type BlockContext, defineBlock } from '../define-block.ts';
import { gallery as schema } from './schema.ts';

type Item = BlockOf<'gallery'>['items'][number];

export const gallery = defineBlock({
  schema,
  lists: ['items'],
  check: ({ items }, at) => items.flatMap((item, index) => checkItem(item, `${at}/items/${index}`)),
  resolve: resolveGallery,
  pictures: ({ items }) => items.map(shownIn),
  content: (block) => section(block, block.items.map(contentOf)),
});

declare module '../../../schema/resolved.ts' {
  interface Added {
    gallery: { items: PictureItem[]; pictureLabels: PictureLabels };
  }
}

const contentOf = ({ video, caption, ...item }: PictureItem): ContentNode =>
  video ? { kind: 'video', ...video, caption } : { kind: 'picture', picture: shownIn(item), caption };

/* The image of an item, or that of its video. The schema requires one of them, which the type can't express. */
const shownIn = ({ picture, video }: Pick<PictureItem, 'picture'> & { video?: { picture: ResolvedPicture } }) =>
  (picture ?? video?.picture) as ResolvedPicture;

function checkItem({ picture, video, hidden }: Item, at: Pointer): Problem[] {
  if (hidden) return [];
  return picture && video
    ? [{ code: 'OF251', at: { pointer: `${at}/video`, part: 'key' } }]
    : checkVideo(video, `${at}/video`);
}

function resolveGallery(block: RichBlockOf<'gallery'>, context: BlockContext): Resolved<'gallery'> {
  const { labels, isFirst, host, resolvePicture } = context;
  const { layout = 'grid', items } = block;
  const isGrid = layout === 'grid' && items.length > 1;
  const hasWords = items.some(({ caption, video }) => caption ?? video);
  const resolved = items.map(({ picture, video, caption }, index): PictureItem => {
    const ratio = ratioOf(host.pictureOf?.(shownIn({ picture, video }).src));
    const slot = isGrid
      ? gridSlot(index, items.length, hasWords)
      : items.length === 1
        ? singleSlot(ratio)
        : rowSlot(ratio);
    const isOfPage = isFirst && index === 0;
    return {
      ...(picture && { picture: resolvePicture(picture, { ...slot, isEnlarged: true }, isOfPage) }),
      ...(video && { video: resolveVideo(video, slot, context, isOfPage) }),
      ...(caption !== undefined && { caption }),
      ...(!isGrid && { ratio: ratio.toFixed(2) }),
    };
  });
  return { ...block, items: resolved, pictureLabels: pictureLabelsOf(labels) };
}
