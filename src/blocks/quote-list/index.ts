import type { RichBlockOf } from '../../../schema/block.ts';
import type { ResolvedPicture } from '../../../schema/resolved-picture.ts';
import { entries, section } from '../../core/article/block-content.ts';
import { sectionOf } from '../../core/outputs/resume/resume-sections.ts';
import type { PictureSlot } from '../../core/resolve/pictures/copy-sizes.ts';
import { printedSigns } from '../../core/text/typography/printed-signs.ts';
import { concatTexts } from '../../shared/rich-text.ts';
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
    const [open, close] = printedSigns(language).outer;
    const people = block.quotes.map(({ text, name, role, organization, href, facts }) => ({
      title: name,
      href,
      about: [role, organization],
      texts: text === undefined ? [] : [concatTexts([open, text, close])],
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

type Quote = RichBlockOf<'quote-list'>['quotes'][number];

declare module '../../../schema/resolved.ts' {
  interface Added {
    'quote-list': { quotes: (Omit<Quote, 'picture'> & { picture?: ResolvedPicture })[] };
  }
}

/* Must match the style sheet, see tests/browser/blocks/pictures.test.ts. */
const portrait: PictureSlot = { name: 'quote', sizes: [['', '3rem']], widths: [48, 96, 144], box: 1 };
