import { expect, test } from 'vitest';
import { isPortrait } from '../../src/shared/is-portrait.ts';

test.each([
  [{ width: 900, height: 1600 }, true],
  [{ width: 900, height: 900 }, false],
  [{ width: 1600, height: 900 }, false],
  [{}, false],
])('calls a picture of %j a portrait: %s', (picture, expected) => {
  expect(isPortrait(picture)).toBe(expected);
});
