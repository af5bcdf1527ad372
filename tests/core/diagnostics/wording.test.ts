import { expect, test } from 'vitest';
import { registry } from '../../../src/blocks/registry.ts';
import {
  asSentence,
  cutShort,
  describeCount,
  describePath,
  joinAlternatives,
  joinList,
  settingAt,
  shown,
  shownKey,
  singular,
  thingAt,
} from '../../../src/core/diagnostics/wording.ts';

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
])('describes the position of %s: %s', (pointer, description) => {
  expect(describePath(registry, site, pointer)).toBe(description);
});

test('describes a position in a site that is an array or empty', () => {
  expect(describePath(registry, [1], '/0')).toBe('entry 1');
  expect(describePath(registry, undefined, '/pages/3/x')).toBe('page 4 → x');
});

test.each([
  ['', 'the site', 'this file'],
  ['/owner', '"owner"', '"owner"'],
  ['/pages/3', 'an entry in "pages"', 'this page'],
  ['/pages/31', 'an entry in "pages"', 'this page'],
  ['/navigation/3', 'an entry in "navigation"', 'this entry'],
  ['/a b s/3', 'an entry in "a b s"', 'this entry'],
  ['/pages/3a', '"3a"', '"3a"'],
  ['/pages/a3', '"a3"', '"a3"'],
  ['/3', 'an entry in ""', 'this entry'],
])('names the value at "%s" %s as a setting, and %s as an object', (pointer, setting, thing) => {
  expect([settingAt(pointer), thingAt(pointer)]).toEqual([setting, thing]);
});

test.each([
  ['entries', 'entry'],
  ['blocks', 'block'],
  ['list', 'list'],
  ['series of', 'series of'],
  ['iesx', 'iesx'],
])('the singular of %s is %s', (many, one) => {
  expect(singular(many)).toBe(one);
});

test('counts and lists entries in plain English', () => {
  expect([[], [1], [1, 2]].map(describeCount)).toEqual(['no entries', '1 entry', '2 entries']);
  expect([['a'], ['a', 'b'], ['a', 'b', 'c']].map(joinAlternatives)).toEqual(['a', 'a or b', 'a, b or c']);
  expect(asSentence('use it')).toBe('Use it.');
  const names = (count: number) => Array.from({ length: count }, (_, index) => String(index));
  expect(joinList(names(20))).toBe(names(20).join(', '));
  expect(joinList(names(21))).toBe(`${names(20).join(', ')}, …`);
});

test.each([
  ['x', '"x"'],
  [['a', null], '["a",null]'],
  [Number.NEGATIVE_INFINITY, 'a number this large'],
  [Number.NaN, 'a number this large'],
  [1.5, '1.5'],
  ['x'.repeat(58), `"${'x'.repeat(58)}"`],
  ['x'.repeat(59), `"${'x'.repeat(56)}…`],
  ['😀'.repeat(40), `"${'😀'.repeat(40)}"…`],
])('shows %j as %s', (value, text) => {
  expect(shown(value)).toBe(text);
});

test('shortens a long text, never inside a character', () => {
  expect(cutShort('x'.repeat(300))).toBe('x'.repeat(300));
  expect(cutShort('😀'.repeat(300))).toBe(`${'😀'.repeat(297)}…`);
});

test('shows a name without its quotation marks, and escapes inner ones', () => {
  expect([shownKey('a'), shownKey('a"b'), shownKey('x'.repeat(70))]).toEqual(['a', 'a\\"b', `${'x'.repeat(56)}…`]);
});
