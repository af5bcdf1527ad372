import { expect, test } from 'vitest';
import type { Site } from '../../../schema/site.ts';
import { accepts } from '../../../src/blocks/accepts.ts';
import { registry } from '../../../src/blocks/registry.ts';
import { sectionIds } from '../../../src/core/resolve/anchors.ts';
import { explainSyntax } from '../../../src/fixes/syntax-errors/explain-syntax.ts';
import { complaintsOf, diagnosticsOf, exampleOf, inLanguages, siteWith, smallSite } from '../../support/sites/site.ts';

/* Sites larger than anyone writes by hand: too slow to test again for every mutant. */

test('stops suggesting paths when there is too much to compare', () => {
  const page = { path: '/privacy-policy', title: 'Privacy', blocks: [{ type: 'hero', headline: 'Privacy' }] };
  const site = siteWith({ type: 'hero', headline: 'Hello' });
  site.pages.push(page);
  for (let number = 0; number < 1500; number++) site.pages.push({ ...page, path: `/page-${number}` });
  site.pages[0].blocks[0].links = Array.from({ length: 12 }, () => ({ label: 'x', href: '/privcy-policy' }));
  site.pages[0].blocks = Array.from({ length: 80 }, (_, index) => ({
    ...site.pages[0].blocks[0],
    id: `hero-${index}`,
  }));
  site.pages[1].blocks = [{ type: 'hero', id: 'me', headline: 'Me', links: [{ label: 'x', href: '/#me' }] }];
  const fixes = diagnosticsOf(site).map(({ fix }) => fix?.edits.length);
  expect(fixes).toHaveLength(961);
  expect([fixes[0], fixes[600], fixes[700], fixes[959]]).toEqual([1, 1, 0, 0]);
  // Blocks are no longer searched for anchors, either.
  expect(fixes[960]).toBe(0);
});

test('refuses long lists and objects before it checks their contents', () => {
  const long = smallSite();
  long.navigation = Array.from({ length: 100_000 }, () => ({ nonsense: 1 }));
  expect(complaintsOf(long)).toEqual([expect.stringContaining('OF108 "navigation" has 100000 entries')]);
  const { pages } = inLanguages(['en', 'fr'], { type: 'timeline', intro: { fr: Array(100_000).fill('x') } });
  expect(complaintsOf({ ...smallSite(), pages })).toEqual([expect.stringContaining('OF108 "fr" has 100000 entries')]);
  const { pages: limited } = inLanguages(['en'], { type: 'hero', headline: 'x', languages: Array(51).fill('en') });
  expect(complaintsOf({ ...smallSite(), pages: limited })).toEqual([
    expect.stringContaining('OF108 "languages" has 51'),
  ]);
  const wide = smallSite();
  for (let number = 0; number < 100_000; number++) wide.owner[`x${number}`] = 1;
  expect(complaintsOf(wide)).toEqual([expect.stringContaining('OF020')]);
});

test('reads at most 100,000 values, and locates the first above the limit', () => {
  const numbers = (count: number) => `[${'1,'.repeat(count - 1)}1]`;
  expect(complaintsOf(numbers(100_000))).toEqual([expect.stringContaining('OF103')]);
  expect(diagnosticsOf(numbers(100_001))).toMatchObject([
    { code: 'OF021', column: 200_001, message: expect.stringContaining('the limit is 100000'), pointer: '' },
  ]);
  const short = '"1234567",';
  expect(complaintsOf(`[${short.repeat(120_000)}1]`)).toEqual([expect.stringContaining('OF103')]);
  const shorter = '"12345",';
  expect(complaintsOf(`[${shorter.repeat(120_000)}1]`)).toEqual([expect.stringContaining('OF021')]);
});

test.each([
  ['unknown settings', { nonsense: 1 }],
  ['broken links', { links: [{ label: 'x', href: '/nope' }] }],
])('reports at most a thousand %s', (_, more) => {
  const blocks = Array.from({ length: 1100 }, (_, index) => ({
    type: 'hero',
    id: `a${index}`,
    headline: 'x',
    ...more,
  }));
  const found = diagnosticsOf(siteWith(...blocks));
  expect(found).toHaveLength(1000);
  expect(found.at(-1)?.path).toContain('block 1000 ');
});

test('reports at most a thousand extra commas', () => {
  expect(explainSyntax(`[${','.repeat(1100)}`)).toHaveLength(1000);
});

test('reports the first thousand problems, errors before warnings', () => {
  const site = siteWith(
    ...Array.from({ length: 3000 }, (_, index) => ({ type: 'hero', headline: 'x', id: `a${index}` })),
  );
  for (const block of site.pages[0].blocks) block.links = [{ label: 'x', href: '#' }];
  site.pages[0].blocks.at(-1).links = [{ label: 'x', href: '/nowhere' }];
  const found = diagnosticsOf(site);
  expect(found).toHaveLength(1000);
  expect(found.filter(({ code }) => code === 'OF201')).toHaveLength(1);
});

test('numbers 40,000 sections with the same heading', () => {
  const legal = {
    ...exampleOf('legal-text'),
    sections: Array.from({ length: 200 }, () => ({ heading: 'A', paragraphs: ['x'] })),
  };
  const blocks = Array.from({ length: 200 }, (_, index) => ({ ...legal, id: `legal-${index}` }));
  expect(
    sectionIds(registry, { blocks: blocks as Site['pages'][number]['blocks'] }, {})
      .flat()
      .at(-1),
  ).toBe('a-40000');
});

test('collects a limited number of errors, and still refuses the site', () => {
  const wrong = siteWith(...Array.from({ length: 500 }, () => ({ type: 'card-grid', cards: Array(100).fill(1) })));
  expect(accepts(wrong)).toBe(false);
  expect(accepts.errors).toHaveLength(20_000);
});
