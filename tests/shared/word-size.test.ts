import { expect, test } from 'vitest';
import { wordSize } from '../../src/shared/word-size.ts';

test.each([
  ['About me', undefined],
  ['Realizations', 'long'],
  ['Kontaktmöglichkeiten', 'longest'],
  ['Oberhausen-Schwarzenberger', 'long'],
  ['', undefined],
])('%s: %s', (text, size) => {
  expect(wordSize(text)).toBe(size);
});
