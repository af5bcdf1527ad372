import { expect, test } from 'vitest';
import { isInSrgb, isTranslucent, opaqueColor, readColor, withPercentSign } from '../../../src/core/text/css-color.ts';

test.each([
  ['#9caf88', [0.729, 0.059, 128.9]],
  ['RGB(156 175 136)', [0.729, 0.059, 128.9]],
  ['rgb(156, 175, 136)', [0.729, 0.059, 128.9]],
  ['Teal', [0.543, 0.093, 194.8]],
  ['oklch(54% 0.08 155deg)', [0.54, 0.08, 155]],
  ['gray', [0.6, 0, 0]],
  ['oklch(none 0 0)', [0, 0, 0]],
  ['oklch(0.54 0.08 155 / 1)', [0.54, 0.08, 155]],
  ['rgb(none 255 none)', [0.866, 0.295, 142.5]],
  ['rgb(300 -20 0)', [0.628, 0.258, 29.2]],
  ['oklch(120% 0 0)', [1, 0, 0]],
])('reads the color %s', (text, expected) => {
  expect(readColor(text)?.map((part) => Number(part.toFixed(part > 1 ? 1 : 3)))).toEqual(expected);
});

test.each(['sage', 'facade', '250', '#ggg', '#12345', '#abcd', 'transparent', 'currentcolor', 'rgb(0 0 0 / 50%)', ''])(
  'reads no color in "%s"',
  (text) => {
    expect(readColor(text)).toBeNull();
  },
);

test.each(['#abcd', '#4a7c5980', 'transparent', 'rgba(0, 0, 0, .5)', 'oklch(0.5 0.1 20 / 50%)'])(
  'knows that %s isn’t opaque',
  (text) => {
    expect(isTranslucent(text)).toBe(true);
  },
);

test.each(['#4a7c59', '#4a7c59ff', 'sage', 'oklch(0.5 0.1 20 / 1)'])('finds no transparency in %s', (text) => {
  expect(isTranslucent(text)).toBe(false);
});

test('knows which colors sRGB can display', () => {
  const colors = ['red', '#9caf88', 'sage', 'oklch(0.7 0.4 150)', 'rgb(300 0 0)', 'oklch(none 0.1 20)'];
  expect(colors.filter((color) => !isInSrgb(color))).toEqual([
    'oklch(0.7 0.4 150)',
    'rgb(300 0 0)',
    'oklch(none 0.1 20)',
  ]);
});

test('removes the transparency of a color, and reads a lightness of 54 as a percentage', () => {
  expect(opaqueColor('hsla(100, 20%, 40%, 0.5)')).toBe('hsl(100, 20%, 40%)');
  expect(opaqueColor('transparent')).toBeUndefined();
  expect(withPercentSign('OKLAB(54.5 0.1 0.1)')).toBe('OKLAB(54.5% 0.1 0.1)');
  for (const text of ['oklch(1 0.1 20)', 'oklch(540 0.1 20)', 'oklch(54% 0.1 20)', 'lab(54 10 20)', 'oklch(54 red 20)'])
    expect([text, withPercentSign(text)]).toEqual([text, undefined]);
});
