import { defineBlock } from '../define-block.ts';
import { pageList as schema } from './schema.ts';

export const pageList = defineBlock({
  schema,
  // What it lists is known once all pages are resolved: see core/resolve/pages/connect-pages.ts.
  resolve: ({ tags: _, limit: __, ...block }) => ({ ...block, years: [] }),
  madeFrom: { years: 'tags' },
});
