import { expect, test } from 'vitest';
import { siteOf } from '../../bench/build/site.js';
import { allOutputs, starterWith } from '../../bench/build/starter.js';
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
