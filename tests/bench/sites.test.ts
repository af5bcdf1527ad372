import { expect, test } from 'vitest';
import { bigSite, mistakes } from '../../bench/sites.js';
import { compileSite } from '../support/sites/site.ts';

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
