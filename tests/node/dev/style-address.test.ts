import { expect, test } from 'vitest';
import { accentIn, styleAddress } from '../../../src/node/dev/style-address.ts';

test.each([0, 25, 360, 120.5, 250.123456789012, 1e-7, 5e-324])('has a style sheet for the accent %s', (accent) => {
  expect(accentIn(styleAddress({ theme: { accent } }))).toBe(accent);
});

test.each(['361', '-1', '1e9', '1-1', 'e', 'NaN', '', '1/2'])('has no style sheet for "%s"', (written) => {
  expect(accentIn(`/_onefolio/style-${written}.css`)).toBeNull();
});
