import type { BlockOf } from '../../../schema/block.ts';
import type { ResolvedPicture } from '../../../schema/resolved-picture.ts';

type FactOfGrid = NonNullable<BlockOf<'card-grid'>['facts']>[number];
type Card = NonNullable<BlockOf<'card-grid'>['cards']>[number];

declare module '../../../schema/resolved.ts' {
  interface Added {
    'card-grid': {
      /** The first of the ten digits, where they are not Latin. */
      zero?: string;
      /** Cards are held to it when they are checked. */
      roles?: never;
      facts?: (Omit<FactOfGrid, 'languages'> & {
        /** Each with its level in words, and in studs where it is one of the six of the Common European Framework. */
        languages?: { name: string; level?: string; studs?: number }[];
      })[];
      cards: (Omit<
        Card,
        'page' | 'picture' | 'pictures' | 'video' | 'featured' | 'roles' | 'keywords' | 'period' | 'date' | 'price'
      > & {
        picture?: ResolvedPicture;
        pictures?: ResolvedPicture[];
        /** Present where there are such pictures. */
        pictureWords?: PictureWords;
        video?: ResolvedVideo;
        /** For whom it was, when, and what it costs. */
        details?: string[];
        /** How wide a featured card is; the others are compact. */
        lead?: 'wide' | 'narrow' | 'full';
      })[];
    };
  }
}
