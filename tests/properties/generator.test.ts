import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anySite, generate } from './generators/site.ts';

/* The smallest site for which a property fails. */
function smallest(isRight: (site: { pages: { blocks: object[] }[] }) => boolean, seed: number) {
  const { counterexample } = fc.check(fc.property(anySite, isRight), { seed, numRuns: 1000 });
  return counterexample?.[0];
}

test.each([1, 2, 3])('shrinks a failure of every site to one page with one block (seed %i)', (seed) => {
  expect(smallest(() => false, seed)).toEqual({
    version: 2,
    language: 'en',
    owner: { name: 'Symfony', email: 'amina@example.com' },
    pages: [{ path: '/', title: 'Symfony', blocks: [{ type: 'hero', headline: 'Symfony' }] }],
  });
});

test.each([1, 2, 3])('shrinks a failure caused by one block to that block (seed %i)', (seed) => {
  const hasNoFilter = (site: object) => !JSON.stringify(site).includes('"filter":true');
  expect(smallest(hasNoFilter, seed)?.pages).toEqual([
    { path: '/', title: 'Symfony', blocks: [{ type: 'card-grid', filter: true, cards: [{ title: 'Symfony' }] }] },
  ]);
});

test('generates the same sites from the same seed', () => {
  expect(fc.sample(anySite, { seed: 7, numRuns: 5 })).toEqual(fc.sample(anySite, { seed: 7, numRuns: 5 }));
});

test('rejects a schema with an unknown keyword', () => {
  const list = { type: 'array', items: { type: 'object', properties: { a: { type: 'string', format: 'date' } } } };
  expect(() => generate(list, 3)).toThrow('no generator knows the keyword format at a');
});

const many = fc.sample(anySite, { seed: 1, numRuns: 300 }).map((site) => JSON.stringify(site));

test.each([
  ['a text of the greatest length', /"(?:W{500}|W{120})"/],
  ['a text that would end a script', /<\/script>/],
  ['letters of a right-to-left script', /\u0627/],
  ['marks that change the writing direction, and back', /\u2067[^"]*\u2069/],
  ['combining marks', /\u0301/],
  ['characters of several code points', /\u{1F469}\u200D/u],
  ['quotation marks', /\\"/],
  ['a line break', /\\n/],
  ['an escaped brace', /\{\{/],
  ['a placeholder', /\{yearsSince/],
  ['a date placeholder in the texts of the owner', /"owner":\{[^}]*"summary":"[^"]*\{year/],
  ['an empty text', /"suffix":""/],
  ['an empty list', /\[\]/],
  ['the minimum of a number', /"value":0[,}]/],
  ['the maximum of a number', /"value":1000000000/],
  ['a name that every object inherits', /"name":"toString"|constructor|__proto__/],
])('generates %s in 300 sites', (_, text) => {
  expect(many.some((site) => text.test(site))).toBe(true);
});
