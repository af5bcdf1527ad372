import type { RichBlockOf } from '../../../schema/block.ts';
import type { ResolvedPicture } from '../../../schema/resolved-picture.ts';
import type { RichText } from '../../../schema/rich-text.ts';

type FactOfGrid = NonNullable<RichBlockOf<'card-grid'>['facts']>[number];
type Card = NonNullable<RichBlockOf<'card-grid'>['cards']>[number];

declare module '../../../schema/resolved.ts' {
  interface Added {
    'card-grid': {
      /** The zero of the language's digits, if they aren't Latin. */
      zero?: string;
      /** Only used for checking cards. */
      roles?: never;
      facts?: (Omit<FactOfGrid, 'languages'> & {
        /**
         * Spoken languages, each with its level as text, and as studs for the six levels of the Common European
         * Framework.
         */
        languages?: { name: RichText; level?: RichText; studs?: number }[];
      })[];
      cards: (Omit<
        Card,
        'page' | 'picture' | 'pictures' | 'video' | 'featured' | 'roles' | 'keywords' | 'period' | 'date' | 'price'
      > & {
        picture?: ResolvedPicture;
        pictures?: ResolvedPicture[];
        /** Undefined if there are no such images. */
        pictureLabels?: PictureLabels;
        video?: ResolvedVideo;
        /** The client, the period, and the price. */
        details?: RichText[];
        /** The width of a featured card; the others are compact. */
        lead?: 'wide' | 'narrow' | 'full';
      })[];
    };
  }
}
