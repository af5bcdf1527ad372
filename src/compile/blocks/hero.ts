import { plain } from '../../shared/marks.ts';
import type { PictureSlot } from '../pictures/responsive-sizes.ts';
import { figuresOf } from './figures.ts';
import { headlineSize } from './headline-size.ts';
import type { BlockRules } from './rules.ts';

/* Held to the style sheet by tests/browser/pictures.test.ts. */
const portrait: PictureSlot = {
  sizes: [
    ['(min-width: 48rem) ', 'min(27vw, clamp(15rem, (100svh - 15.25rem) * 0.5625, 27rem))'],
    ['', 'min(30vw, 9rem)'],
  ],
  widths: [240, 320, 640, 864],
  box: 4 / 5,
};

export const hero: BlockRules<'hero'> = {
  namesPage: true,
  madeFrom: { artwork: 'picture' },
  resolve: (block, { site, projects, isFirst, resolvePicture }) => {
    const figures = figuresOf(block.counters, site.language);
    return {
      ...block,
      size: headlineSize(plain(block.headline)),
      ...(block.picture && { picture: resolvePicture(block.picture, portrait, isFirst) }),
      ...(figures && { figures }),
      artwork: { kind: site.theme?.artwork ?? 'door', studs: projects },
    };
  },
  pictures: ({ picture }) => (picture ? [picture] : []),
};
