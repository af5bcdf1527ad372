import { expect, test } from 'vitest';
import { colorLine } from '../../../src/cli/report/color-line.ts';

test('says where a color is lighter or darker than it is written', () => {
  expect(colorLine({ theme: { color: '#9caf88' } })).toMatchInlineSnapshot(`
    "Links are 31% darker in the light theme and 4% lighter in the dark theme, so that they can be read.
    Marks are 10% darker in the light theme, so that they can be seen.
    The focus ring is 10% darker in the light theme, so that it can be seen.
    The contact section is 30% darker in the dark theme, so that it can be seen and read."
  `);
});

test('says where a color is less saturated because sRGB is smaller there', () => {
  expect(colorLine({ theme: { color: 'yellow', look: 'poster' } })).toMatchInlineSnapshot(
    `"The colored sections are 54% darker and 55% less saturated in the dark theme, so that they can be seen and read."`,
  );
});

test('says only what differs', () => {
  expect(colorLine({ theme: { color: '#639' } })).toMatchInlineSnapshot(`
    "Links are 34% lighter and 13% less saturated in the dark theme, so that they can be read.
    Marks are 11% lighter in the dark theme, so that they can be seen."
  `);
  expect(colorLine({ theme: { color: 'oklch(0.37 0 0)', look: 'poster' } })).toMatchInlineSnapshot(
    `"The colored sections are 33% lighter in the light theme, so that they can be seen and read."`,
  );
});

test('says that white is darker, so that it can be seen', () => {
  expect(colorLine({ theme: { color: 'white' } })).toMatchInlineSnapshot(`
    "Links are 58% darker in the light theme, so that they can be read.
    Marks are 36% darker in the light theme, so that they can be seen.
    The focus ring is 36% darker in the light theme, so that it can be seen.
    Buttons are 10% darker in the light theme, so that they can be seen and read.
    The contact section is 10% darker in the light theme and 57% darker in the dark theme, so that it can be seen and read.
    The artwork is 10% darker in the light theme, so that it can be seen."
  `);
});

test('says what is shown instead of a color outside sRGB', () => {
  const first = (color: string) => colorLine({ theme: { color } }).split('\n')[0];
  expect(first('oklch(0.7 0.4 150)')).toMatchInlineSnapshot(
    `"oklch(0.7 0.4 150) is outside sRGB, so the site shows #00be58 instead."`,
  );
  expect(first('rgb(300 0 0)')).toMatchInlineSnapshot(
    `"rgb(300 0 0) is outside sRGB, so the site shows #ff0000 instead."`,
  );
  expect(first('oklch(none 0.1 20)')).toMatchInlineSnapshot(
    `"oklch(none 0.1 20) is outside sRGB, so the site shows #000000 instead."`,
  );
});

test('says nothing of a site without a custom color', () => {
  expect(colorLine({})).toBe('');
  expect(colorLine({ theme: { accent: 145 } })).toBe('');
  expect(colorLine({ theme: { color: 'sage' } })).toBe('');
});
