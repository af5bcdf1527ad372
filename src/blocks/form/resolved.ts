import type { RichBlockOf } from '../../../schema/block.ts';
import type { RichText } from '../../../schema/rich-text.ts';

type Field = RichBlockOf<'form'>['fields'][number];

declare module '../../../schema/resolved.ts' {
  interface Added {
    form: {
      fields: (Field & {
        /**
         * The submitted values of a select's options, if they differ from the labels: in languages other than the
         * first.
         */
        values?: RichText[];
      })[];
      /** The mail link that replaces the form if there is no endpoint, or without scripts. */
      mailto: string | null;
      /** Undefined without an endpoint. */
      labels?: SendingLabels;
      /** How sentences end in the language of the page; absent for a period. */
      sentenceEnd?: string;
    };
  }
}
