import { expect, test } from 'vitest';
import { characterAdvice } from '../../../src/core/text/web-address.ts';
import { suggestValue } from '../../../src/fixes/values/suggest-value.ts';
import { compileSite, siteWith } from '../../support/sites/site.ts';

test.each([
  ['href', 'https://example.com/?q="a"', "URLs can't contain quotation marks: write %22 instead"],
  ['href', 'https://example.com/<id>', "URLs can't contain a <: write %3C instead"],
  ['href', 'https://example.com/a>b c', "URLs can't contain a >: write %3E instead"],
  ['href', 'https://example.com\\a', "URLs can't contain backslashes: write / or %5C instead"],
  ['website', 'https://example.com/\u200Ba', "URLs can't contain the invisible character U+200B: remove it"],
  ['endpoint', 'https://example.com/"', "URLs can't contain quotation marks: write %22 instead"],
  ['file', '/a<b.png', "paths can't contain a <: write %3C instead"],
  ['doi', '10.1000/a"b', "DOIs can't contain quotation marks: write %22 instead"],
  ['href', 'https://amina@example.com/', "URLs can't contain a user name: remove it and the @"],
  ['href', 'https://amina:secret@example.com/', "URLs can't contain a user name: remove it and the @"],
])('names the character that %s %s cannot contain', (kind, text, advice) => {
  expect(characterAdvice(kind, text)).toBe(advice);
});

test.each([
  ['href', 'javascript:alert("a")'],
  ['href', 'https://example.com/a b'],
  ['href', 'https://a@b@example.com/'],
  ['label', 'a"b'],
  [undefined, 'a"b'],
])('names no character for %s %s', (kind, text) => {
  expect(characterAdvice(kind, text)).toBeUndefined();
});

test('names the wrong character of a link, also if it comes from a placeholder', () => {
  const linked = { type: 'text', body: ['See [it](https://example.com/{title}).'] };
  const site = siteWith(linked);
  const { diagnostics } = compileSite({ ...site, owner: { ...site.owner, title: 'The "best"' } });
  expect(diagnostics.map(({ help }) => help)).toContain("URLs can't contain quotation marks: write %22 instead.");
});

test.each([
  ['https://example.com/a"', undefined],
  ['https://example.com/" target="_blank', undefined],
  ['https://example.com/<id>', undefined],
])('suggests no URL for one with quotation marks or brackets: %s', (text, expected) => {
  expect(suggestValue('href', text)).toBe(expected);
});
