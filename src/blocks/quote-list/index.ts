import type { RichBlockOf } from '../../../schema/block.ts';
import type { ResolvedPicture } from '../../../schema/resolved-picture.ts';
import type { RichText } from '../../../schema/rich-text.ts';
import { entries, section } from '../../core/article/block-content.ts';
import { sectionOf } from '../../core/outputs/resume/resume-sections.ts';
import type { PictureSlot } from '../../core/resolve/pictures/copy-sizes.ts';
import { printedSigns } from '../../core/text/typography/printed-signs.ts';
import { concatTexts, foreignPart, mergeStrings } from '../../shared/rich-text.ts';
import { defineBlock } from '../define-block.ts';
import { quoteList as schema } from './schema.ts';

export const quoteList = defineBlock({
  schema,
  lists: ['quotes'],
  resolve: (block, { resolvePicture }) => ({
    ...block,
    quotes: block.quotes.map(({ picture, ...quote }) => ({
      ...quote,
      ...(picture && { picture: resolvePicture(picture, portrait, false) }),
    })),
  }),
  pictures: ({ quotes }) => quotes.flatMap(({ picture }) => picture ?? []),
  content: (block, { language, labels }) => {
    const people = block.quotes.map(({ text, name, role, organization, href, facts }) => ({
      title: name,
      href,
      about: [role, organization],
      texts: text === undefined ? [] : [inQuotationMarks(text, language)],
      facts,
    }));
    return section(block, entries(people), { kind: 'quotes', heading: labels.quotes });
  },
  resume: {
    references: {
      ...sectionOf(schema.properties.quotes, { name: 'name', reference: 'text' }),
      entries: ({ quotes }) => quotes,
    },
  },
});

/* Adds the quotation marks of the language of a text. */
function inQuotationMarks(text: RichText, language: string): RichText {
  const foreign = foreignPart(text);
  const [open, close] = printedSigns(foreign?.lang ?? language).outer;
  return foreign
    ? { rich: [{ ...foreign, parts: mergeStrings([open, ...foreign.parts, close]) }] }
    : concatTexts([open, text, close]);
}

type Quote = RichBlockOf<'quote-list'>['quotes'][number];

declare module '../../../schema/resolved.ts' {
  interface Added {
    'quote-list': { quotes: (Omit<Quote, 'picture'> & { picture?: ResolvedPicture })[] };
  }
}

/* Must match the style sheet, see tests/browser/blocks/pictures.test.ts. */
const portrait: PictureSlot = { name: 'quote', sizes: [['', '3rem']], widths: [48, 96, 144], box: 1 };
