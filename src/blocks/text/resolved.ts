import type { TextContents, TextNode, TextWords } from '../../../schema/rich-text.ts';

declare module '../../../schema/resolved.ts' {
  interface Added {
    text: {
      /** It is part of the content, and so is what a file says. */
      body?: never;
      file?: never;
      content: TextNode[];
      words?: TextWords;
      /** Present where it has so many headings that a table of contents stands beside it. */
      contents?: TextContents;
      /** Its language and direction, where it stands in for one that is not there. */
      lang?: string;
      dir?: 'ltr' | 'rtl';
      /** The number of this text among those of its document, where its content is in the markup alone: see lean-page.ts. */
      kept?: number;
    };
  }
}
