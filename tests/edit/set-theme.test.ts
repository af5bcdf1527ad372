import { describe, expect, test } from 'vitest';
import { applyEdits } from '../../src/core/source/changes/edits.ts';
import { editsOfTheme, themeWith } from '../../src/edit/set-theme.ts';

const written = (text: string, choice: Parameters<typeof editsOfTheme>[1]) =>
  applyEdits(text, editsOfTheme(text, choice));

describe('editsOfTheme', () => {
  test.each([
    ['adds a theme', '{\n\t"version" : 2\n}\n', '{\n\t"version" : 2,\n\t"theme" : {\n\t\t"look" : "plate"\n\t}\n}\n'],
    ['adds a look', '{ "theme": { "mode": "dark" } }', '{ "theme": { "mode": "dark", "look": "plate" } }'],
    ['fills an empty theme', '{"theme": {}}', '{"theme": {"look": "plate"}}'],
    ['replaces a look', '{"theme":{"look" : "door" , "mode":"dark"}}', '{"theme":{"look" : "plate" , "mode":"dark"}}'],
    ['keeps a color', '{"theme":{"color":"teal"}}', '{"theme":{"color":"teal","look":"plate"}}'],
  ])('%s, and changes nothing else', (_, before, after) => {
    expect(written(before, { look: 'plate' })).toBe(after);
  });

  test.each([
    [
      '{\r\n  "theme": {\r\n    "color": "teal",\r\n    "mode": "dark"\r\n  }\r\n}',
      '"mode": "dark",\r\n    "accent": 25',
    ],
    ['{\n  "theme": {\n    "color": "teal"\n  }\n}', '{\n    "accent": 25\n  }'],
    ['{ "theme": { "accent": 250 } }', '{ "theme": { "accent": 25 } }'],
  ])('writes a hue in place of the color of %j', (before, after) => {
    const text = written(before, { accent: 25 });
    expect(text).toContain(after);
    expect(JSON.parse(text).theme.color).toBeUndefined();
  });

  test('writes a look and a hue at once', () => {
    expect(JSON.parse(written('{"theme":{"color":"teal"}}', { look: 'plate', accent: 25 }))).toEqual({
      theme: { look: 'plate', accent: 25 },
    });
  });
});

test('themeWith keeps the color unless a hue replaces it', () => {
  const theme = { color: 'teal', mode: 'dark' } as const;
  expect(themeWith(theme, { look: 'plate' })).toEqual({ color: 'teal', mode: 'dark', look: 'plate' });
  expect(themeWith(theme, { accent: 25 })).toEqual({ mode: 'dark', accent: 25 });
  expect(themeWith({ accent: 250 }, { look: 'plate' })).toEqual({ accent: 250, look: 'plate' });
});
