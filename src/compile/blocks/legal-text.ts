import { hasMarks, plain } from '../../shared/marks.ts';
import type { BlockRules } from './rules.ts';

export const legalText: BlockRules<'legal-text'> = {
  namesPage: true,
  sections: ({ sections }) => sections.map(({ heading }) => heading),
  styles: () => ['table-of-contents'],
  resolve: (block, { sectionId }) => ({
    ...block,
    ...(hasMarks(block.heading) && { called: plain(block.heading) }),
    sections: block.sections.map((section, position) => ({ ...section, id: sectionId(position) })),
  }),
};
