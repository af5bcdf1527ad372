import type { RichBlockOf } from '../../../schema/block.ts';
import type { Resolved } from '../../../schema/resolved.ts';
import type { RichText } from '../../../schema/rich-text.ts';
import { type ArticleNode, heading, linkTexts, paragraphs, textPoints } from '../../core/resolve/article.ts';
import { isAllowedFor } from '../../core/resolve/visibility.ts';
import { isFormatted, plainText, withoutFormatting } from '../../shared/rich-text.ts';
import { defineBlock } from '../define-block.ts';
import { legalText as schema } from './schema.ts';

export const legalText = defineBlock({
  schema,
  namesPage: true,
  sections: ({ sections }) =>
    sections.filter((section) => isAllowedFor('web', section as object)).map(({ heading }) => plainText(heading)),
  resolve: (block, { sectionId }) => ({
    ...block,
    ...(isFormatted(block.heading) && { called: withoutFormatting(block.heading) }),
    sections: block.sections.map((section, position) => ({ ...section, id: sectionId(position) })),
  }),
  // The title of an entry is above it.
  article: (block) => contentOf(block, 1),
  // The link back follows the content, so that the title is first.
  pageContent: (block) => [
    heading(block.heading),
    ...paragraphs(block.updated),
    ...contentOf(block, 2),
    ...paragraphs(...linkTexts(block.back && [block.back])),
  ],
});

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

/* The introduction and the sections, with headings of a level. */
const contentOf = ({ intro = [], sections }: Resolved<'legal-text'>, depth: 1 | 2): ArticleNode[] => [
  ...paragraphs(...intro),
  ...sections.flatMap(({ heading: title, paragraphs: texts = [], list = [], links }) => [
    heading(title, depth),
    ...paragraphs(...texts),
    ...textPoints([...list, ...linkTexts(links)]),
  ]),
];
