import { expect, test } from 'vitest';
import { breakpointOf } from '../../src/core/resolve/navigation-breakpoint.ts';
import { barLinks } from '../../src/shared/bar-links.ts';
import { byYear } from '../../src/shared/by-year.ts';
import { decoded } from '../../src/shared/decoded.ts';
import { expectDefined } from '../../src/shared/expect-defined.ts';
import { fillLabel } from '../../src/shared/fill-label.ts';
import { hasLongWord } from '../../src/shared/long-word.ts';
import { parseUrl } from '../../src/shared/parse-url.ts';
import { writeNumber } from '../../src/shared/write-number.ts';

const contact = { label: 'Contact', href: '/#contact' };
const button = { label: 'Write to me', href: 'mailto:a@example.com', button: true };

test('shows a menu button in the bar too, unless a link there has the same target', () => {
  expect(barLinks([contact, button])).toEqual([contact, button]);
  expect(barLinks([contact, { ...button, href: '/#contact' }])).toEqual([contact]);
});

test('reserves the width of a link for a button in the bar', () => {
  const wide = { ...button, label: 'W'.repeat(120) };
  expect([breakpointOf('A', [contact, wide]), breakpointOf('A', [contact])]).toEqual([undefined, 64]);
});

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

test('expectDefined returns its value, and throws with the name of one that is missing', () => {
  expect(expectDefined('', 'The heading')).toBe('');
  expect(() => expectDefined(undefined, 'The heading')).toThrow('The heading is missing');
});

test('fills the parameters of a label, and leaves a name without a value as it is', () => {
  expect(fillLabel('Show {count} of {all}, {toString}', { count: 12 })).toBe('Show 12 of {all}, {toString}');
});

test('decodes the escapes of an address, and keeps invalid ones', () => {
  expect([decoded('/caf%C3%A9'), decoded('/100%')]).toEqual(['/café', '/100%']);
});

test.each([
  ['Kontaktmöglichkeiten', true],
  ['Get in touch, whenever you like', undefined],
  ['Oberhausen-Schwarzenberger', undefined],
  [undefined, undefined],
])('decides for %j whether it has a long word: %s', (text, expected) => {
  expect(hasLongWord(text)).toBe(expected);
});

test('parses a URL, or returns null', () => {
  expect(parseUrl('/b', 'https://example.com/a')?.href).toBe('https://example.com/b');
  expect(parseUrl('https://a^b/')).toBe(null);
});

test('accepts a host with letters of any language, however often it is called', () => {
  for (let times = 0; times < 20_000; times++) parseUrl('https://example.com/');
  expect(parseUrl('https://münchen.example/')?.host).toBe('xn--mnchen-3ya.example');
});

const english = { group: ',', decimal: '.' };

test.each([
  [0, '0'],
  [999, '999'],
  [2016, '2016'],
  [12480, '12,480'],
  [1_000_000_000, '1,000,000,000'],
  [4.9, '4.9'],
  [99.95, '99.95'],
  [12480.5, '12,480.5'],
])('writes %d as %s', (value, written) => {
  expect(writeNumber(value, english)).toBe(written);
});

test('formats a running number with as many decimals as its final value', () => {
  expect(writeNumber(2, english, 4.9)).toBe('2.0');
});

test('uses a decimal point without separators', () => {
  expect([writeNumber(50), writeNumber(24.6, undefined, 50)]).toEqual(['50', '25']);
});
