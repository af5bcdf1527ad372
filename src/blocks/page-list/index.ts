import { defineBlock } from '../define-block.ts';
import { pageContent } from './page-content.ts';
import { pageList as schema } from './schema.ts';

export const pageList = defineBlock({
  schema,
  // The listed pages are added when all pages are resolved: see core/resolve/pages/connect-pages.ts.
  resolve: ({ tags: _, limit: __, ...block }) => ({ ...block, years: [] }),
  madeFrom: { years: 'tags' },
  pageContent,
});
