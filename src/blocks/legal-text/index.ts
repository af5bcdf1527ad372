import { hasMarks, plain } from '../../shared/marks.ts';
import { isOnWeb } from '../../core/resolve/visibility.ts';
import type { BlockRules } from '../define-block.ts';

export const legalText: BlockRules<'legal-text'> = {
  namesPage: true,
  sections: ({ sections }) => sections.filter((section) => isOnWeb(section as object)).map(({ heading }) => heading),
  styles: ({ sections }) => ['table-of-contents', ...(sections.some(({ list }) => list?.length) ? ['points'] : [])],
  resolve: (block, { sectionId }) => ({
    ...block,
    ...(hasMarks(block.heading) && { called: plain(block.heading) }),
    sections: block.sections.map((section, position) => ({ ...section, id: sectionId(position) })),
  }),
};
