import { expect, test } from 'vitest';
import { byYear } from '../../src/shared/by-year.ts';

test('groups publications by year, latest first, after those without a year', () => {
  const written = ['2021', '2023', undefined, '2021', '2022'].map((year, index) => ({
    title: String(index),
    ...(year !== undefined && { year }),
  }));
  const groups = byYear(written).map(({ year, publications }) => [year, ...publications.map(({ title }) => title)]);
  expect(groups).toEqual([
    [undefined, '2'],
    ['2023', '1'],
    ['2022', '4'],
    ['2021', '0', '3'],
  ]);
  expect(byYear([])).toEqual([]);
});
