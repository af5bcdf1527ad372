import { expect, test } from 'vitest';
import { headlineSize } from '../../../src/blocks/hero/headline-size.ts';
import { foreign, rich, year } from '../../support/rich-text.ts';

test('uses the same size for an untranslated headline', () => {
  expect(headlineSize('Ten letters')).toBe('large');
  expect(headlineSize(foreign('en', 'ltr', '\u2066Ten letters\u2069'))).toBe('large');
});

test('counts the hyphen after a word, which stays on the same line', () => {
  expect(headlineSize('Ana Sandström-Ek')).toBe('medium');
  expect(headlineSize('Ana Wiśniewska-Ek')).toBe('small');
  expect(headlineSize('Ana Wiśniewska Ek')).toBe('medium');
});

test('ignores marks above and below letters', () => {
  expect(headlineSize('จันทร์เพ็ญ')).toBe(headlineSize('จนทรเพญ'));
  expect(headlineSize('จันทร์เพ็ญ')).toBe('large');
});

test('counts the displayed text of a time placeholder', () => {
  expect(headlineSize(rich('Since ', year))).toBe('large');
});
