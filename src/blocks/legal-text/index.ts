import { legalText as schema } from './schema.ts';
import { hasMarks, plain } from '../../shared/marks.ts';
import { isOnWeb } from '../../core/resolve/visibility.ts';
import { defineBlock } from '../define-block.ts';

export const legalText = defineBlock({
  schema,
  article: ({ sections }, { heading, list, paragraph, text }) =>
    sections
      .map(({ heading: title, paragraphs = [], list: points = [] }) =>
        [heading(text(title)), ...paragraphs.map((each) => paragraph(text(each))), list(points.map(text))].join(''),
      )
      .join(''),
  namesPage: true,
  sections: ({ sections }) => sections.filter((section) => isOnWeb(section as object)).map(({ heading }) => heading),
  styles: ({ sections }) => ['table-of-contents', ...(sections.some(({ list }) => list?.length) ? ['points'] : [])],
  resolve: (block, { sectionId }) => ({
    ...block,
    ...(hasMarks(block.heading) && { called: plain(block.heading) }),
    sections: block.sections.map((section, position) => ({ ...section, id: sectionId(position) })),
  }),
});
