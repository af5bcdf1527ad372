import { expect, test } from 'vitest';
import { headlineSize } from '../../../src/blocks/hero/headline-size.ts';
import { foreign, rich, year } from '../../support/rich-text.ts';

test('uses the same size for an untranslated headline', () => {
  expect(headlineSize('Ten letters')).toBe('large');
  expect(headlineSize(foreign('en', 'ltr', '\u2066Ten letters\u2069'))).toBe('large');
});

test('counts a time as long as it is shown', () => {
  expect(headlineSize(rich('Since ', year))).toBe('large');
});
