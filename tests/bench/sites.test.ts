import { expect, test } from 'vitest';
import { bigSite, mistakes } from '../../bench/sites.js';
import { compileSite } from '../support/sites/site.ts';

const site = bigSite(200_000);
const codesOf = (text: string) => new Set(compileSite(text).diagnostics.map(({ code }) => code));

test('a large site is as large as it was asked for, the same every time, and right', () => {
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
] as const)('%s are told as what they are: %s', (name, code) => {
  expect(codesOf(mistakes[name](site, 100_000))).toEqual(new Set([code]));
});

test('no mistake goes without a test', () => {
  expect(Object.keys(mistakes)).toHaveLength(9);
});
