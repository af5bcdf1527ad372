import { expect, test } from 'vitest';
import { compileSite, siteWith } from '../../../support/sites/site.ts';

test.each([`From \${price} an hour`, `Fees: \${fee} or \${rate}`, '{a, b}', '\\mathbb{R}', '{', '}'])(
  'shows %s as it is written',
  (summary) => {
    const { diagnostics, site } = compileSite(siteWith({ type: 'hero', headline: 'Hello', summary }));
    expect(diagnostics).toEqual([]);
    expect(site?.pages[0]?.blocks[0]).toMatchObject({ summary });
  },
);
