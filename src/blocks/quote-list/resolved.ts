import type { BlockOf } from '../../../schema/block.ts';
import type { ResolvedPicture } from '../../../schema/resolved-picture.ts';

type Quote = BlockOf<'quote-list'>['quotes'][number];

declare module '../../../schema/resolved.ts' {
  interface Added {
    'quote-list': { quotes: (Omit<Quote, 'picture'> & { picture?: ResolvedPicture })[] };
  }
}
