import { expect, test } from 'vitest';
import { headlineSize } from '../../../src/blocks/hero/headline-size.ts';
import { begins, end } from '../../../src/shared/marks.ts';

test('sets a headline that stands in for a translation in letters of the same size', () => {
  expect(headlineSize('Ten letters')).toBe('large');
  expect(headlineSize(`${begins.foreign}en ltr\uFDD4\u2066Ten letters\u2069${end}`)).toBe('large');
});
