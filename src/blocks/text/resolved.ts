import type { TextContents, TextLabels, TextNode } from '../../../schema/long-text.ts';

declare module '../../../schema/resolved.ts' {
  interface Added {
    text: {
      /** Part of the content, like the text of a file. */
      body?: never;
      file?: never;
      content: TextNode[];
      words?: TextLabels;
      /** The table of contents, if the text has enough headings. */
      contents?: TextContents;
      /** The language and direction of an untranslated text. */
      lang?: string;
      dir?: 'ltr' | 'rtl';
      /** The index of this text in its document, if the content is only in the markup: see omit-long-texts.ts. */
      textIndex?: number;
    };
  }
}
