import { expect, test } from 'vitest';
import { diagnosticsOf, siteWith } from '../../support/sites/site.ts';

/* The fixes of a value of the wrong type, and the texts that they write. */
function offered(block: object): [string | undefined, string[] | undefined][] {
  return diagnosticsOf(siteWith({ type: 'hero', headline: 'x' }, block)).map(({ fix }) => [
    fix?.text,
    fix?.edits.map(({ text }) => text),
  ]);
}
const rated = (level: unknown) => ({
  type: 'skill-group',
  id: 's',
  groups: [{ title: 'G', skills: [{ name: 'a', level }] }],
});
const grid = (more: object) => ({ type: 'card-grid', id: 'g', cards: [{ title: 'a' }], ...more });
const none = [undefined, undefined];

test.each([
  ['85%', 'write 85', ['85']],
  [' 85 % ', 'write 85', ['85']],
  ['85.25%', 'write 85.25', ['85.25']],
  ['85.25', 'remove the quotation marks: 85.25', ['85.25']],
  ['85', 'remove the quotation marks: 85', ['85']],
  ['4/5', 'write 80', ['80']],
  ['8,5/10', 'write 85', ['85']],
])('reads the number in the text %j', (level, text, edits) => {
  expect(offered(rated(level))).toEqual([[text, edits]]);
});

const levels = 'Use a number from 0 to 100 without quotation marks, or a word such as "Master".';

test.each(['850', '85+', '-1', ['85'], true, '6/5', '1/0'])('reads no level from %j, and explains levels', (level) => {
  expect(offered(rated(level))).toEqual([[levels, []]]);
});

test.each(['about 85%', '85% or so', '5 years', 'B2', '★★★', '4/'])('accepts the level %j as text', (level) => {
  expect(offered(rated(level))).toEqual([]);
});

test.each(['about 356', '3 56', '.5', '356 or 3', '1/2'])('reads no number from %j', (width) => {
  const site = { ...siteWith({ type: 'hero', headline: 'x' }), notifications: { width } };
  expect(diagnosticsOf(site).map(({ code, fix }) => [code, fix])).toEqual([
    ['OF103', { text: 'Write only the number, without quotation marks.', certain: false, edits: [] }],
  ]);
});

test('wraps a single text or object in brackets', () => {
  expect(offered(grid({ tags: 'x' }))).toEqual([['put it in square brackets', ['["x"]']]]);
  const [[, [around = ''] = []] = []] = offered(grid({ cards: { title: 'x' } }));
  expect(JSON.parse(around)).toEqual([{ title: 'x' }]);
});

test.each([
  ['tags', { x: 1 }],
  ['cards', { x: 1 }],
])('shows an example list if %s are %j', (name, value) => {
  expect(offered(grid({ [name]: value }))).toEqual([[expect.stringMatching(/^For example: /), []]]);
});

test('unwraps a list of one text, and joins several texts', () => {
  const headed = (heading: unknown) => offered({ type: 'hero', id: 'h', headline: heading });
  expect(headed(['x'])).toEqual([['remove the square brackets', ['"x"']]]);
  expect(headed(['x', 'y'])).toEqual([['write "x, y"', ['"x, y"']]]);
  expect(headed([5])).toEqual([none]);
  expect(headed(5)).toEqual([['put it in quotation marks: "5"', ['"5"']]]);
  expect(offered(grid({ filter: ['x'] }))).toEqual([none]);
});

test.each([
  ['"2"', 'remove the quotation marks: 2', ['2']],
  ['"true"', 'Allowed value: 2', []],
])('for the version %s, suggests: %s', (version, text, edits) => {
  const site = JSON.stringify(siteWith({ type: 'hero', headline: 'x' })).replace('"version":2', `"version":${version}`);
  const [problem] = diagnosticsOf(site);
  expect([problem?.fix?.text, problem?.fix?.edits.map((edit) => edit.text)]).toEqual([text, edits]);
});
