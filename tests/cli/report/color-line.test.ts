import { expect, test } from 'vitest';
import { colorLine } from '../../../src/cli/commands/check.ts';

test('says where a color is lighter or darker than it is written', () => {
  expect(colorLine({ theme: { color: '#9caf88' } })).toMatchInlineSnapshot(`
    "Links: 31% darker in the light theme, 4% lighter in the dark theme, for enough contrast.
    Marks: 10% darker in the light theme, for enough contrast.
    The focus ring: 10% darker in the light theme, for enough contrast.
    The contact section: 30% darker in the dark theme, for enough contrast."
  `);
});

test('says where a color is less saturated because sRGB is smaller there', () => {
  expect(colorLine({ theme: { color: 'yellow', look: 'poster' } })).toMatchInlineSnapshot(
    `"The colored sections: 54% darker and 55% less saturated in the dark theme, for enough contrast."`,
  );
});

test('says only what differs', () => {
  expect(colorLine({ theme: { color: '#639' } })).toMatchInlineSnapshot(`
    "Links: 34% lighter and 13% less saturated in the dark theme, for enough contrast.
    Marks: 11% lighter in the dark theme, for enough contrast."
  `);
  expect(colorLine({ theme: { color: 'oklch(0.37 0 0)', look: 'poster' } })).toMatchInlineSnapshot(
    `"The colored sections: 33% lighter in the light theme, for enough contrast."`,
  );
});

test('says that white is darker, so that it can be seen', () => {
  expect(colorLine({ theme: { color: 'white' } })).toMatchInlineSnapshot(`
    "Links: 58% darker in the light theme, for enough contrast.
    Marks: 36% darker in the light theme, for enough contrast.
    The focus ring: 36% darker in the light theme, for enough contrast.
    Buttons: 10% darker in the light theme, for enough contrast.
    The contact section: 10% darker in the light theme, 57% darker in the dark theme, for enough contrast.
    The artwork: 10% darker in the light theme, for enough contrast."
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
