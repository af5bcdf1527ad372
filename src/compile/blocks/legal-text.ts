import type { BlockRules } from './rules.ts';

export const legalText: BlockRules<'legal-text'> = {
  namesPage: true,
  sections: ({ sections }) => sections.map(({ heading }) => heading),
  styles: () => ['contents'],
  resolve: (block, { sectionId }) => ({
    ...block,
    sections: block.sections.map((section, position) => ({ ...section, id: sectionId(position) })),
  }),
};
