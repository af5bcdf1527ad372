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
  expect(responsiveSizes(slot, width, height)).toEqual(expected);
});

test('a picture that is taller than it is wide has a place of its own where there is one', () => {
  const tall = { sizes: [['', '20rem']] as [string, string][], widths: [100] };
  const slot = { sizes: [['', '50vw']] as [string, string][], widths: [100], box: 3 / 2, tall };
  const sizesOf = (width: number, height: number) => responsiveSizes(slot, width, height).sizes;
  expect([sizesOf(900, 1600), sizesOf(900, 900), sizesOf(900, 600)]).toEqual(['20rem', '50vw', '50vw']);
});
