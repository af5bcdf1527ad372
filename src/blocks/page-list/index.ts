import type { BlockRules } from '../define-block.ts';

export const pageList: BlockRules<'page-list'> = {
  // What it lists is known once all pages are resolved: see pages/connect-pages.ts.
  resolve: ({ tags: _, limit: __, ...block }) => ({ ...block, years: [] }),
  madeFrom: { years: 'tags' },
};
