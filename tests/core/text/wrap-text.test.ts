import fc from 'fast-check';
import { expect, test } from 'vitest';
import { displayWidth, wrapText } from '../../../src/core/text/wrap-text.ts';

test('breaks lines at spaces', () => {
  expect(wrapText('one two  three\nfour', 9, 'en')).toEqual(['one two', 'three', 'four']);
  expect(wrapText(' ', 9, 'en')).toEqual([]);
});

test('breaks between words in a script without spaces, and keeps punctuation with its word', () => {
  for (const columns of [8, 10, 12, 14]) {
    const lines = wrapText('東京大学で「情報」を学び、卒業しました。', columns, 'ja');
    expect(lines.length).toBeGreaterThan(2);
    for (const line of lines) expect(line).not.toMatch(/^[」、。]|「$/);
  }
  expect(wrapText('สวัสดีชาวโลก', 6, 'th').length).toBeGreaterThan(1);
});

test('cuts a word that is longer than a line, but no address and no letter with its marks', () => {
  expect(wrapText('abcdefgh', 3, 'en')).toEqual(['abc', 'def', 'gh']);
  expect(wrapText('ae\u0301ie\u0301', 2, 'en')).toEqual(['ae\u0301', 'ie\u0301']);
  expect(wrapText('see example.com/a/long/path now', 8, 'en')).toEqual(['see', 'example.com/a/long/path', 'now']);
});

test.each([
  ['abc', 3],
  ['→ │┌', 4],
  ['東京', 4],
  ['Ａ', 2],
  ['e\u0301', 1],
  ['👨\u200D👩\u200D👧', 2],
  ['👍🏽', 2],
  ['1\uFE0F\u20E3', 2],
  ['🇫🇷', 2],
  ['a\u00ADb\u200Bc\u200Fd\uFEFF', 4],
  ['x\ty', 2],
])('%j takes %i columns', (text, columns) => {
  expect(displayWidth(text)).toBe(columns);
});

test('loses no character of any text, and keeps every line short', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme', maxLength: 200 }),
      fc.constantFrom('en', 'ja', 'th'),
      (text, language) => {
        const lines = wrapText(text, 20, language);
        expect(lines.join('').replace(/\s/g, '')).toBe(text.replace(/\s/g, ''));
        for (const line of lines) if (!/[/@]/.test(line)) expect(displayWidth(line)).toBeLessThanOrEqual(40);
      },
    ),
  );
});

test('wraps texts of 20,000 characters', () => {
  for (const text of ['a'.repeat(20_000), '学び'.repeat(10_000), 'a b '.repeat(5000)])
    expect(Math.max(...wrapText(text, 80, 'ja').map(displayWidth))).toBeLessThanOrEqual(80);
});
