import { heading, inlineText, paragraphs, points } from '../../core/resolve/article/article.ts';
import { isAllowedFor } from '../../core/resolve/audience.ts';
import { isFormatted, plainText, withoutFormatting } from '../../shared/rich-text.ts';
import { defineBlock } from '../define-block.ts';
import { legalText as schema } from './schema.ts';

export const legalText = defineBlock({
  schema,
  article: ({ sections }) =>
    sections.flatMap(({ heading: title, paragraphs: texts = [], list = [] }) => [
      heading(title),
      ...paragraphs(...texts),
      ...points(list.map((point) => [inlineText(point)])),
    ]),
  namesPage: true,
  sections: ({ sections }) =>
    sections.filter((section) => isAllowedFor('web', section as object)).map(({ heading }) => plainText(heading)),
  resolve: (block, { sectionId }) => ({
    ...block,
    ...(isFormatted(block.heading) && { called: withoutFormatting(block.heading) }),
    sections: block.sections.map((section, position) => ({ ...section, id: sectionId(position) })),
  }),
});
