import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anySite, generate } from './generators/site.ts';

/* What is left of a site that fails when everything is taken away that the failure does not need. */
function smallest(isRight: (site: { pages: { blocks: object[] }[] }) => boolean, seed: number) {
  const { counterexample } = fc.check(fc.property(anySite, isRight), { seed, numRuns: 1000 });
  return counterexample?.[0];
}

test.each([1, 2, 3])('shrinks a failure that has no reason to one page with one block (seed %i)', (seed) => {
  expect(smallest(() => false, seed)).toEqual({
    version: 1,
    language: 'en',
    owner: { name: 'Symfony', email: 'amina@example.com' },
    pages: [{ path: '/', title: 'Symfony', blocks: [{ type: 'hero', headline: 'Symfony' }] }],
  });
});

test.each([1, 2, 3])('shrinks a failure of one block to that block (seed %i)', (seed) => {
  const hasNoFilter = (site: object) => !JSON.stringify(site).includes('"filter":true');
  expect(smallest(hasNoFilter, seed)?.pages).toEqual([
    { path: '/', title: 'Symfony', blocks: [{ type: 'card-grid', filter: true, cards: [{ title: 'Symfony' }] }] },
  ]);
});

test('gives the same sites for the same seed', () => {
  expect(fc.sample(anySite, { seed: 7, numRuns: 5 })).toEqual(fc.sample(anySite, { seed: 7, numRuns: 5 }));
});

test('makes nothing of a schema that it does not wholly know', () => {
  const list = { type: 'array', items: { type: 'object', properties: { a: { type: 'string', format: 'date' } } } };
  expect(() => generate(list, 3)).toThrow('no generator knows the keyword format at a');
});

const many = fc.sample(anySite, { seed: 1, numRuns: 300 }).map((site) => JSON.stringify(site));

test.each([
  ['a text with every character that it may have', /"(?:W{500}|W{120})"/],
  ['a text that would end a script', /<\/script>/],
  ['letters that are written from right to left', /\u0627/],
  ['marks that turn the writing direction, and back', /\u2067[^"]*\u2069/],
  ['marks that combine', /\u0301/],
  ['letters of several characters', /\u{1F469}\u200D/u],
  ['quotation marks', /\\"/],
  ['a line break', /\\n/],
  ['a brace that stays', /\{\{/],
  ['a placeholder', /\{yearsSince/],
  ['a time in the owner’s own words', /"owner":\{[^}]*"summary":"[^"]*\{year/],
  ['an empty text', /"suffix":""/],
  ['an empty list', /\[\]/],
  ['the least of a number', /"value":0[,}]/],
  ['the most of a number', /"value":1000000000/],
  ['a name that objects have', /"name":"toString"|constructor|__proto__/],
])('has %s among 300 sites', (_, text) => {
  expect(many.some((site) => text.test(site))).toBe(true);
});
