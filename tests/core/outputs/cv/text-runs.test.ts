import { expect, test } from 'vitest';
import { runsOf } from '../../../../src/core/outputs/cv/text-runs.ts';
import { writtenAddress } from '../../../../src/core/outputs/cv/written-address.ts';
import { code, emphasis, foreign, link, note, rich, strong, year } from '../../../support/rich-text.ts';

const now = { year: 2026, month: 11, day: 21 };
const runs = (text: Parameters<typeof runsOf>[0], url?: string) =>
  runsOf(text, now, (href) => writtenAddress(href, url === undefined ? {} : { url }));

test('a plain text is one piece, whatever characters it has', () => {
  expect(runs('#let x = $y$ *z* <a> "q" \\ _e_ `c` @r')).toEqual([{ text: '#let x = $y$ *z* <a> "q" \\ _e_ `c` @r' }]);
});

test('keeps line breaks with single spaces, and an empty text has no pieces', () => {
  expect([runs('two \n\t lines\r\nhere'), runs('')]).toEqual([[{ text: 'two\nlines\nhere' }], []]);
});

test('keeps formatting, and fills in times without notes', () => {
  expect(runs(rich('Since ', year, ' ', strong('bold ', emphasis('both')), ' ', code('x'), note(1), '.'))).toEqual([
    { text: 'Since 2026 ' },
    { text: 'bold ', strong: true },
    { text: 'both', strong: true, emphasis: true },
    { text: ' ' },
    { text: 'x', code: true },
    { text: '.' },
  ]);
});

test('writes the address of a link after its label, unless the label is the address', () => {
  const href = 'https://www.example.org/a/';
  expect(runs(rich('See ', link(href, 'this'), ', ', link(href, 'https://www.example.org/a'), '.'))).toEqual([
    { text: 'See ' },
    { text: 'this', href },
    { text: ' (' },
    { text: 'example.org/a', href },
    { text: '), ' },
    { text: 'https://www.example.org/a', href },
    { text: '.' },
  ]);
});

test('a link to a page has no address if the site has no URL', () => {
  const text = rich('See ', link('/projects', 'these'), '.');
  expect(runs(text)).toEqual([{ text: 'See these.' }]);
  expect(runs(text, 'https://example.com/me/')).toEqual([
    { text: 'See ' },
    { text: 'these', href: 'https://example.com/me/projects' },
    { text: ' (' },
    { text: 'example.com/me/projects', href: 'https://example.com/me/projects' },
    { text: ').' },
  ]);
});

test('text in another language has its language and direction', () => {
  expect(runs(foreign('ar', 'rtl', 'سلام'))).toEqual([{ text: 'سلام', language: 'ar', direction: 'rtl' }]);
});

test('isolates are directions, also across formatted pieces, and never text', () => {
  expect(runs(rich('أ \u2066C++ ', strong('v2'), '\u2069 ب'))).toEqual([
    { text: 'أ ' },
    { text: 'C++ ', direction: 'ltr' },
    { text: 'v2', strong: true, direction: 'ltr' },
    { text: ' ب' },
  ]);
  expect(runs('\u200Fa \u2067ب \u2066c\u2069 د\u2069 e\u2069')).toEqual([
    { text: 'a ' },
    { text: 'ب ', direction: 'rtl' },
    { text: 'c', direction: 'ltr' },
    { text: ' د', direction: 'rtl' },
    { text: ' e' },
  ]);
});
