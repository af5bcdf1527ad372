import { expect, test } from 'vitest';
import { registry } from '../../../src/blocks/registry.ts';
import type { AjvError } from '../../../src/core/problem-cause.ts';
import { invalidValue } from '../../../src/core/validation/invalid-value.ts';
import { diagnosticsOf, exampleOf, siteWith } from '../../support/sites/site.ts';

test('locates the first occurrence of a duplicate entry', () => {
  const grid = { ...exampleOf('card-grid'), roles: ['Cook', 'Writer', 'Editor', 'Writer'], cards: [{ title: 'x' }] };
  const [problem] = diagnosticsOf(siteWith(grid));
  expect(problem?.pointer).toBe('/pages/0/blocks/0/roles/3');
  expect(problem?.related).toMatchObject([{ message: 'first used here' }]);
  expect((problem?.line ?? 0) - (problem?.related[0]?.line ?? 0)).toBe(2);
});

test('throws for a schema keyword without an explanation', () => {
  const finding = {
    keyword: 'multipleOf',
    instancePath: '/x',
    params: {},
    data: 1,
    parentSchema: {},
  };
  expect(() => invalidValue(registry, finding as AjvError)).toThrow(
    'the schema uses "multipleOf" at /x, and nothing here explains it',
  );
});
