import { expect, test } from 'vitest';
import { siteOf } from '../../bench/build/site.js';
import { allOutputs, starterWith } from '../../bench/build/starter.js';
import { bigSite, mistakes } from '../../bench/sites.js';
import { outputs } from '../../schema/outputs.ts';
import { compileSite, complaintsOf } from '../support/sites/site.ts';

test('measures builds of valid sites', () => {
  expect(complaintsOf(siteOf(3))).toEqual([]);
  expect(complaintsOf(siteOf(3, 2))).toEqual([]);
});

test('changes one page for each edit that it measures', () => {
  const pagesOf = (edits: number) => JSON.parse(siteOf(5, edits)).pages.map((page: object) => JSON.stringify(page));
  const [first, second, again] = [pagesOf(1), pagesOf(2), pagesOf(2)];
  expect(second.filter((page: string, index: number) => page !== first[index])).toHaveLength(1);
  expect(again).toEqual(second);
});

test('measures the starter without outputs, and with all of them', () => {
  const { cv, variants: _, ...others } = outputs.properties;
  expect(allOutputs).toEqual({
    ...Object.fromEntries(Object.keys(others).map((name) => [name, true])),
    cv: cv.items.enum,
  });
  const errorsIn = (site: object) => compileSite(site).diagnostics.filter(({ severity }) => severity === 'error');
  for (const on of [{}, allOutputs]) expect(errorsIn(JSON.parse(starterWith(on)))).toEqual([]);
});

const site = bigSite(200_000);
const codesOf = (text: string) => new Set(compileSite(text).diagnostics.map(({ code }) => code));

test('generates a valid site of the requested size, the same every time', () => {
  expect(site.length).toBeGreaterThan(200_000);
  expect(site.length).toBeLessThan(210_000);
  expect(bigSite(200_000)).toBe(site);
  expect(codesOf(site)).toEqual(new Set());
});

test.each([
  ['unknown settings', 'OF104'],
  ['links that lead nowhere', 'OF201'],
  ['unknown placeholders', 'OF205'],
  ['texts for numbers', 'OF103'],
  ['commas too many', 'OF001'],
  ['commas too many, near the end', 'OF001'],
  ['names written twice', 'OF003'],
  ['missing commas', 'OF002'],
  ['no end', 'OF007'],
] as const)('inserts mistakes that check reports: %s as %s', (name, code) => {
  expect(codesOf(mistakes[name](site, 100_000))).toEqual(new Set([code]));
});

test('tests every kind of mistake', () => {
  expect(Object.keys(mistakes)).toHaveLength(9);
});
