import { expect, test } from 'vitest';
import {
  countOf,
  listed,
  pathInWords,
  settingAt,
  shown,
  shownKey,
  singular,
  thingAt,
  withArticle,
} from '../../../src/compile/diagnostic/wording.ts';

const site = {
  owner: { name: 'A', 'Ï strange': { x: 1 } },
  '0a': { a0: 1, '7': 1 },
  empty: null,
  pages: [
    { path: '/', blocks: [{ type: 'hero' }, { type: 'nothing' }, { type: 'timeline', entries: [{ title: 'x' }] }] },
    { path: 5, type: 'hero', categories: [{}] },
  ],
};

test.each([
  ['', ''],
  ['/owner/name', 'owner → name'],
  ['/owner/Ï strange/x', 'owner → "Ï strange" → x'],
  ['/pages', 'pages'],
  ['/pages/0', 'page "/"'],
  ['/pages/1', 'page 2'],
  ['/pages/0/blocks/0', 'page "/" → block 1 (hero)'],
  ['/pages/0/blocks/1/x', 'page "/" → block 2 → x'],
  ['/pages/0/blocks/2/entries/0/title', 'page "/" → block 3 (timeline) → entry 1 → title'],
  ['/pages/1/categories/0', 'page 2 → category 1'],
  ['/pages/1/type', 'page 2 → type'],
  ['/0a/a0', '0a → a0'],
  ['/0a/7', '0a → 7'],
  ['/nope/12/a1/1a', 'nope 13 → a1 → 1a'],
  ['/empty/x', 'empty → x'],
])('says of %s where that is: %s', (pointer, words) => {
  expect(pathInWords(site, pointer)).toBe(words);
});

test('says where something is in a site that is a list, or nothing', () => {
  expect(pathInWords([1], '/0')).toBe('entry 1');
  expect(pathInWords(undefined, '/pages/3/x')).toBe('page 4 → x');
});

test.each([
  ['', 'the site', 'file'],
  ['/owner', '"owner"', 'owner'],
  ['/pages/3', 'an entry of "pages"', 'page'],
  ['/pages/31', 'an entry of "pages"', 'page'],
  ['/pages/3a', '"3a"', '3a'],
  ['/pages/a3', '"a3"', 'a3'],
  ['/3', 'an entry of ""', 'entry'],
])('calls what is at "%s" %s in a sentence, and %s by itself', (pointer, setting, thing) => {
  expect([settingAt(pointer), thingAt(pointer)]).toEqual([setting, thing]);
});

test.each([
  ['entries', 'entry'],
  ['blocks', 'block'],
  ['list', 'list'],
  ['series of', 'series of'],
  ['iesx', 'iesx'],
])('knows one of %s as %s', (many, one) => {
  expect(singular(many)).toBe(one);
});

test('counts, lists and names as people do', () => {
  expect([[], [1], [1, 2]].map(countOf)).toEqual(['0 entries', '1 entry', '2 entries']);
  expect(['entry', 'Object', 'hero'].map(withArticle)).toEqual(['an entry', 'an Object', 'a hero']);
  const names = (count: number) => Array.from({ length: count }, (_, index) => String(index));
  expect(listed(names(20))).toBe(names(20).join(', '));
  expect(listed(names(21))).toBe(`${names(20).join(', ')}, …`);
});

test.each([
  ['x', '"x"'],
  [['a', null], '["a",null]'],
  [Number.NEGATIVE_INFINITY, 'a number beyond all measure'],
  [Number.NaN, 'a number beyond all measure'],
  [1.5, '1.5'],
  ['x'.repeat(58), `"${'x'.repeat(58)}"`],
  ['x'.repeat(59), `"${'x'.repeat(56)}…`],
  ['😀'.repeat(40), `"${'😀'.repeat(40)}"…`],
])('shows %j as %s', (value, text) => {
  expect(shown(value)).toBe(text);
});

test('shows a name without the marks around it, and with those in it', () => {
  expect([shownKey('a'), shownKey('a"b'), shownKey('x'.repeat(70))]).toEqual(['a', 'a\\"b', `${'x'.repeat(56)}…`]);
});
