import type { BlockOf } from '../../../schema/block.ts';

type Publication = BlockOf<'publication-list'>['publications'][number];

declare module '../../../schema/resolved.ts' {
  interface Added {
    'publication-list': {
      publications: (Pick<Publication, 'title' | 'publisher' | 'href' | 'doi' | 'description' | 'facts'> & {
        kind?: string;
        /** Who wrote it; the owner is set apart. */
        authors?: { name: string; isOwner?: true }[];
        /** When it appeared, and in which year. */
        date?: string;
        year?: string;
      })[];
    };
  }
}
