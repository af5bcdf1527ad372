import type { BlockOf } from '../../../schema/block.ts';

type Field = BlockOf<'form'>['fields'][number];

declare module '../../../schema/resolved.ts' {
  interface Added {
    form: {
      fields: (Field & {
        /**
         * The submitted values of a select's options, if they differ from the labels: in languages other than the
         * first.
         */
        values?: string[];
      })[];
      /** The mail link that replaces the form if there is no endpoint, or without scripts. */
      mailto: string | null;
      /** Undefined without an endpoint. */
      words?: SendingLabels;
    };
  }
}
