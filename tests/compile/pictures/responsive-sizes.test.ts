import { expect, test } from 'vitest';
import { responsiveSizes } from '../../../src/compile/pictures/responsive-sizes.ts';

test.each([
  [[1000, 2000], { sizes: '(print) 10rem, 50vw', widths: [100, 200] }],
  [[1000, 500], { sizes: '(print) calc(2 * 10rem), calc(2 * 50vw)', widths: [200, 400] }],
  [[150, 150], { sizes: '(print) 10rem, 50vw', widths: [100, 150] }],
  [[1, 1], { sizes: '(print) 10rem, 50vw', widths: [1] }],
])('a picture of %j fills a square box', ([width = 0, height = 0], expected) => {
  const slot = {
    sizes: [
      ['(print) ', '10rem'],
      ['', '50vw'],
    ] as [string, string][],
    widths: [100, 200],
    box: 1,
  };
  expect(responsiveSizes(slot, { width, height })).toEqual(expected);
});

test('a tall picture that is shown whole has a place of its own where there is one, and sticks out of none', () => {
  const whole = { sizes: [['', '20rem']] as [string, string][], widths: [100] };
  const slot = { sizes: [['', '50vw']] as [string, string][], widths: [100], box: 3 / 2, whole };
  const sizesOf = (width: number, height: number, fit: 'cover' | 'contain') =>
    responsiveSizes(slot, { width, height, fit }).sizes;
  expect([sizesOf(900, 1600, 'contain'), sizesOf(900, 900, 'contain'), sizesOf(3000, 1000, 'contain')]).toEqual([
    '20rem',
    '50vw',
    '50vw',
  ]);
  expect([sizesOf(900, 1600, 'cover'), sizesOf(3000, 1000, 'cover')]).toEqual(['50vw', 'calc(2 * 50vw)']);
});
