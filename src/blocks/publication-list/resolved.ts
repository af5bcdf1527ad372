import type { BlockOf } from '../../../schema/block.ts';

type Publication = BlockOf<'publication-list'>['publications'][number];

declare module '../../../schema/resolved.ts' {
  interface Added {
    'publication-list': {
      publications: (Pick<Publication, 'title' | 'publisher' | 'href' | 'doi' | 'description' | 'facts'> & {
        kind?: string;
        /** The authors; the owner is marked. */
        authors?: { name: string; isOwner?: true }[];
        /** The date, and its year. */
        date?: string;
        year?: string;
      })[];
    };
  }
}
