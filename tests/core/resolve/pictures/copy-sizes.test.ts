import { describe, expect, test } from 'vitest';
import { responsiveSizes } from '../../../../src/core/resolve/pictures/copy-sizes.ts';

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

describe('a picture that is shown whole', () => {
  const slot = { sizes: [['', '50vw']] as [string, string][], widths: [100, 300], box: 3 / 2 };
  const whole = (width: number, height: number, more = {}) =>
    responsiveSizes({ ...slot, ...more }, { width, height, fit: 'contain' });

  test('fits into its box, and is narrower than a wider box', () => {
    expect(whole(3000, 1000)).toEqual({ sizes: '50vw', widths: [100, 300] });
    expect(whole(900, 900)).toEqual({ sizes: 'calc(0.7 * 50vw)', widths: [70, 210] });
  });

  test('is as wide as the height of its box allows, if that is known', () => {
    expect(whole(900, 1600, { heights: ['20rem'] }).sizes).toBe('min(50vw, 0.56 * 20rem)');
    expect(responsiveSizes({ ...slot, heights: ['20rem'] }, { width: 900, height: 1600 }).sizes).toBe('50vw');
  });
});

test('a picture that opens larger has copies for the whole window, by its longer side', () => {
  const slot = { sizes: [['', '50vw']] as [string, string][], widths: [100], isEnlarged: true };
  const widthsOf = (width: number, height: number) => responsiveSizes(slot, { width, height }).widths;
  expect(widthsOf(6000, 4000)).toEqual([100, 1280, 2400]);
  expect(widthsOf(4000, 6000)).toEqual([100, 853, 1600]);
  expect(widthsOf(1500, 1000)).toEqual([100, 1280, 1500]);
  expect(widthsOf(1440, 9000)).toEqual([100, 640, 1200]);
  expect(widthsOf(80, 60)).toEqual([80]);
});
