import { expect, test } from 'vitest';
import { replacementOf } from '../../../src/node/outputs/document-writers/replacement.js';

test.each([
  ['❶', '1'],
  ['❿', '10'],
  ['①', '1'],
  ['Join\u200D', 'Join'],
  ['\u034F', ''],
  ['\u3164', ''],
  ['e\u0301', 'é'],
  ['👨‍👩‍👧', ''],
  ['★', ''],
  ['山', undefined],
])('shows something for %j if no font has it', (character, shown) => {
  expect(replacementOf(character)).toBe(shown);
});
