import type { RichBlockOf } from '../../../schema/block.ts';
import type { RichText } from '../../../schema/rich-text.ts';
import { linkTexts, pageOnly, paragraphs, section, textPoints } from '../../core/article/block-content.ts';
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
  // The link back follows the content, so that the title is first.
  content: ({ heading: title, updated, intro, sections, back }) => ({
    kind: 'section',
    title,
    content: [
      pageOnly(paragraphs(updated)),
      ...paragraphs(...(intro ?? [])),
      ...sections.map(({ heading, paragraphs: texts, list = [], links }) =>
        section({ heading, intro: texts }, textPoints([...list, ...linkTexts(links)])),
      ),
      pageOnly(paragraphs(...linkTexts(back && [back]))),
    ],
  }),
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
