import { expect, test } from 'vitest';
import { colorLine } from '../../../src/cli/commands/check.ts';

test('says where a color is lighter or darker than it is written', () => {
  expect(colorLine({ theme: { color: '#9caf88' } })).toMatchInlineSnapshot(`
    "Links: 31% darker in the light theme (#435430), 4% lighter in the dark theme (#a7bb93), for enough contrast.
    Marks: 10% darker in the light theme (#7f916b), for enough contrast.
    The focus ring: 10% darker in the light theme (#7f916b), for enough contrast."
  `);
});

test('says where a color is less saturated because sRGB is smaller there', () => {
  expect(colorLine({ theme: { color: '#e4002b', look: 'plate' } })).toMatchInlineSnapshot(
    `"Links: 13% darker and 23% less saturated in the light theme (#a1001b), 18% lighter and 39% less saturated in the dark theme (#ff8b85), for enough contrast."`,
  );
});

test('says only what differs', () => {
  expect(colorLine({ theme: { color: '#639' } })).toMatchInlineSnapshot(`
    "Links: 34% lighter and 13% less saturated in the dark theme (#c99fff), for enough contrast.
    Marks: 11% lighter in the dark theme (#8553bb), for enough contrast."
  `);
});

test('says nothing of fills, which have the written color', () => {
  expect(colorLine({ theme: { color: '#e4002b', look: 'poster' } })).toBe('');
});

test('says that white is darker, so that it can be seen', () => {
  expect(colorLine({ theme: { color: 'white' } })).toMatchInlineSnapshot(`
    "Links: 58% darker in the light theme (#4e4e4e), for enough contrast.
    Marks: 36% darker in the light theme (#8b8b8b), for enough contrast.
    The focus ring: 36% darker in the light theme (#8b8b8b), for enough contrast."
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
