import type { TextContents, TextLabels, TextNode } from '../../../schema/long-text.ts';
import { section } from '../../core/article/block-content.ts';
import { longTextOf } from '../../core/content/long-text-of.ts';
import { codeHighlighter } from '../../core/content/markdown/code/highlight-code.ts';
import { resolveContent } from '../../core/content/resolve-content.ts';
import { picturesIn, requiredLabels, tableOfContents } from '../../core/content/table-of-contents.ts';
import type { PictureSlot } from '../../core/resolve/pictures/copy-sizes.ts';
import { isolateLatin } from '../../core/text/bidi.ts';
import { zeroOf } from '../../core/text/digits.ts';
import { directionOf } from '../../core/text/script-and-direction.ts';
import { fillLabel } from '../../shared/fill-label.ts';
import { defineBlock } from '../define-block.ts';
import { text as schema } from './schema.ts';

export const text = defineBlock({
  schema,
  sections: (block, host) => longTextOf(block, host)?.anchors ?? [],
  resolve: ({ body, file, ...rest }, { site, host, fill, addressOf, sectionId, resolvePicture, labels }) => {
    // Only a localized site has this property, so the schema has none.
    const { fallbackLanguage, ...block } = rest as typeof rest & { fallbackLanguage?: string };
    const read = longTextOf({ body, file }, host);
    const isRightToLeft = directionOf(fallbackLanguage ?? site.language) === 'rtl';
    const content = resolveContent(read ?? { content: [] }, {
      fill: (template) =>
        isRightToLeft ? isolateLatin(fill(template, fallbackLanguage)) : fill(template, fallbackLanguage),
      addressOf,
      idOf: sectionId,
      highlight: codeHighlighter(host.highlight),
      zero: fallbackLanguage ? undefined : zeroOf(site),
      playsAt: (host) => fillLabel(labels.playsAt, { host }),
      pictureOf: (picture) => resolvePicture(picture, inText, false),
    });
    const textLabels = requiredLabels(content, labels);
    return {
      ...block,
      ...(fallbackLanguage && { lang: fallbackLanguage, dir: directionOf(fallbackLanguage) }),
      content,
      ...(textLabels && { words: textLabels }),
      ...tableOfContents(block.heading, content),
    };
  },
  madeFrom: { content: ['file', 'body'] },
  pictures: ({ content }) => picturesIn(content),
  content: (block, { labels }) =>
    section(block, block.content, {
      kind: block.heading === undefined ? 'summary' : 'other',
      heading: labels.summary,
    }),
});

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
      /** The index of this text in its document, if the content is only in the markup: see write-language.ts. */
      textIndex?: number;
    };
  }
}

/* Must match the style sheet, see tests/browser/blocks/pictures.test.ts. */
const inText: PictureSlot = { name: 'text', sizes: [['', 'min(91vw, 48rem)']], widths: [360, 720, 1080, 1440] };
