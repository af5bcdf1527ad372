import { expect, test } from 'vitest';
import { readColor } from '../../../src/core/text/css-color.ts';

test.each([
  ['#9caf88', [0.729, 0.059, 128.9]],
  ['RGB(156 175 136)', [0.729, 0.059, 128.9]],
  ['rgb(156, 175, 136)', [0.729, 0.059, 128.9]],
  ['Teal', [0.543, 0.093, 194.8]],
  ['oklch(54% 0.08 155deg)', [0.54, 0.08, 155]],
  ['gray', [0.6, 0, 0]],
  ['oklch(none 0 0)', [0, 0, 0]],
])('reads the color %s', (text, expected) => {
  expect(readColor(text)?.map((part) => Number(part.toFixed(part > 1 ? 1 : 3)))).toEqual(expected);
});

test.each(['sage', 'facade', '250', '#ggg', '#12345', '#abcd', 'transparent', 'currentcolor', 'rgb(0 0 0 / 50%)', ''])(
  'reads no color in "%s"',
  (text) => {
    expect(readColor(text)).toBeNull();
  },
);
