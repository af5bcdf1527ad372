import { expect, test } from 'vitest';
import type { Schema } from '../../../src/core/validation/schema.ts';
import { coerceValue } from '../../../src/fixes/values/coerce-value.ts';
import { suggestHue } from '../../../src/fixes/values/suggest-hue.ts';

const accent: Schema = { type: 'integer', title: 'Accent', minimum: 0, maximum: 360 };

test.each([
  ['hsl(210 50% 40%)', 250],
  ['hsl(0, 100%, 50%)', 29],
  ['hsl(120 100% 25%)', 142],
  ['hsl(210)', undefined],
  ['hsl()', undefined],
  ['rgb(100% 0% 0%)', 29],
  ['rgb(255, 0, 0)', 29],
  ['#f00', 29],
  ['#12', undefined],
  ['#808080', undefined],
  ['ff0000', 29],
  ['oklch(0.7 0.18 45)', 45],
  ['oklch(0.7)', undefined],
  ['45deg', 45],
  ['-45deg', undefined],
  ['bg-blue-500', 264],
  ['dark green', 145],
  ['no color that I know of', undefined],
])('the hue of %j is %j', (text, hue) => {
  const found = suggestHue(text);
  expect(found === undefined || Number.isNaN(found) ? undefined : Math.round(found)).toBe(hue);
});

test.each([
  ['#f00', 29],
  ['400', undefined],
  [400, undefined],
  ['40', 40],
])('an accent of %j becomes %j', (value, hue) => {
  expect(coerceValue(accent, value, { key: 'accent', name: '' })).toBe(hue);
});
