import type { RichBlockOf } from '../../../schema/block.ts';
import type { RichText } from '../../../schema/rich-text.ts';

type Publication = RichBlockOf<'publication-list'>['publications'][number];

declare module '../../../schema/resolved.ts' {
  interface Added {
    'publication-list': {
      publications: (Pick<Publication, 'title' | 'publisher' | 'href' | 'doi' | 'description' | 'facts'> & {
        kind?: string;
        /** The authors; the owner is marked. */
        authors?: { name: RichText; isOwner?: true }[];
        /** The date, and its year. */
        date?: string;
        year?: string;
      })[];
    };
  }
}
