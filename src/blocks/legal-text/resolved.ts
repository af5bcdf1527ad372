import type { RichBlockOf } from '../../../schema/block.ts';
import type { RichText } from '../../../schema/rich-text.ts';

type Section = RichBlockOf<'legal-text'>['sections'][number];

declare module '../../../schema/resolved.ts' {
  interface Added {
    'legal-text': {
      sections: (Section & { id: string })[];
      /** The heading without formatting, if it has any. */
      called?: RichText;
    };
  }
}
