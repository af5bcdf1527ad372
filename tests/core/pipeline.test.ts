import { expect, test } from 'vitest';
import { otherVersion } from '../../src/core/validation/validate.ts';
import { compileSite, diagnosticsOf, siteWith } from '../support/sites/site.ts';

const hero = (more: object = {}) => ({ type: 'hero', headline: 'Hello', ...more });

test('returns no site with a broken link, and a site with only a warning', () => {
  const linking = (href: string) => compileSite(siteWith(hero({ links: [{ label: 'x', href }] })));
  expect(linking('/nowhere')).toMatchObject({ site: null, written: null, diagnostics: [{ severity: 'error' }] });
  expect(linking('#')).toMatchObject({ site: {}, written: {}, diagnostics: [{ severity: 'warning' }] });
});

test.each([null, 'version', 2, [], {}, { version: '2' }, { version: -1 }, { version: 1.5 }, { version: 2 }])(
  'does not report %j as another version',
  (value) => {
    expect(otherVersion(value)).toBeUndefined();
  },
);

test.each([0, 1, 3])('reports a file of version %i', (version) => {
  expect(otherVersion({ version })).toEqual({
    code: 'OF901',
    at: { pointer: '/version', part: 'value' },
    details: { found: version, known: 2 },
  });
});

test('accepts the maximum number of blocks, and reports more at the start of the pages', () => {
  const site = siteWith(hero(), hero({ id: 'b' }));
  expect(diagnosticsOf(site, { maxBlocks: 2 })).toEqual([]);
  const { diagnostics, locator } = compileSite(site, { maxBlocks: 1 });
  expect(diagnostics).toMatchObject([{ code: 'OF017', pointer: '/pages' }]);
  const { line, column, endColumn } = diagnostics[0] ?? { line: 0, column: 0, endColumn: 0 };
  expect(locator.line(line).slice(column - 1, endColumn - 1)).toBe('"pages"');
});

test('accepts a list of the maximum length', () => {
  const cards = Array.from({ length: 1000 }, (_, number) => ({ title: `${number}` }));
  const site = (list: object[]) => siteWith(hero(), { type: 'card-grid', id: 'g', cards: list });
  expect(diagnosticsOf(site(cards))).toEqual([]);
  expect(diagnosticsOf(site([...cards, { title: 'x' }]))).toMatchObject([{ code: 'OF108' }]);
});
