import { isKeptFor } from '../../core/resolve/audience.ts';
import { hasMarks, plain } from '../../shared/marks.ts';
import { defineBlock } from '../define-block.ts';
import { legalText as schema } from './schema.ts';

export const legalText = defineBlock({
  schema,
  article: ({ sections }, { heading, list, paragraph, text }) =>
    sections
      .map(({ heading: title, paragraphs = [], list: points = [] }) =>
        [heading(text(title)), ...paragraphs.map((each) => paragraph(text(each))), list(points.map(text))].join(''),
      )
      .join(''),
  namesPage: true,
  sections: ({ sections }) =>
    sections.filter((section) => isKeptFor('web', section as object)).map(({ heading }) => heading),
  resolve: (block, { sectionId }) => ({
    ...block,
    ...(hasMarks(block.heading) && { called: plain(block.heading) }),
    sections: block.sections.map((section, position) => ({ ...section, id: sectionId(position) })),
  }),
});
