import { expect, test } from 'vitest';
import { headlineSize } from '../../../src/blocks/hero/headline-size.ts';
import { begins, end } from '../../../src/shared/marks.ts';

test('uses the same size for an untranslated headline', () => {
  expect(headlineSize('Ten letters')).toBe('large');
  expect(headlineSize(`${begins.foreign}en ltr\uFDD4\u2066Ten letters\u2069${end}`)).toBe('large');
});
