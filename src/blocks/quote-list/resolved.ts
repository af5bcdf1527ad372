import type { RichBlockOf } from '../../../schema/block.ts';
import type { ResolvedPicture } from '../../../schema/resolved-picture.ts';

type Quote = RichBlockOf<'quote-list'>['quotes'][number];

declare module '../../../schema/resolved.ts' {
  interface Added {
    'quote-list': { quotes: (Omit<Quote, 'picture'> & { picture?: ResolvedPicture })[] };
  }
}
