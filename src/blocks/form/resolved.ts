import type { BlockOf } from '../../../schema/block.ts';

type Field = BlockOf<'form'>['fields'][number];

declare module '../../../schema/resolved.ts' {
  interface Added {
    form: {
      fields: (Field & {
        /** What is sent for each option of a select, where that is something else: in another language than the first. */
        values?: string[];
      })[];
      /** The mail that takes the form's place where there is no endpoint, or no script. */
      mailto: string | null;
      /** Present where there is an endpoint. */
      words?: SendingWords;
    };
  }
}
