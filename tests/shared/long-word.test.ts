import { expect, test } from 'vitest';
import { hasLongWord } from '../../src/shared/long-word.ts';

test.each([
  ['Kontaktmöglichkeiten', true],
  ['Get in touch, whenever you like', undefined],
  ['Oberhausen-Schwarzenberger', undefined],
  [undefined, undefined],
])('decides for %j whether it has a long word: %s', (text, expected) => {
  expect(hasLongWord(text)).toBe(expected);
});
