import type { BlockOf } from '../../../schema/block.ts';

type Section = BlockOf<'legal-text'>['sections'][number];

declare module '../../../schema/resolved.ts' {
  interface Added {
    'legal-text': {
      sections: (Section & { id: string })[];
      /** Its heading without marks, where it has some. */
      called?: string;
    };
  }
}
