import type { BlockOf } from '../../../schema/block.ts';

type Section = BlockOf<'legal-text'>['sections'][number];

declare module '../../../schema/resolved.ts' {
  interface Added {
    'legal-text': {
      sections: (Section & { id: string })[];
      /** The heading without formatting, if it has any. */
      called?: string;
    };
  }
}
