import { expect, test } from 'vitest';
import { hasLongWord } from '../../src/shared/long-word.ts';

test.each([
  ['Kontaktmöglichkeiten', true],
  ['Get in touch, whenever you like', undefined],
  ['Oberhausen-Schwarzenberger', undefined],
  [['not', 'a text'], undefined],
])('of %j it is %s that a word is long', (text, expected) => {
  expect(hasLongWord(text)).toBe(expected);
});
