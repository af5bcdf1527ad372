import { describe, expect, test } from 'vitest';
import { registry } from '../../src/blocks/registry.ts';
import { blocks } from '../../src/blocks/schemas.ts';
import { applyEdits } from '../../src/core/source/changes/edits.ts';
import { addBlock } from '../../src/edit/add-block.ts';
import { editsOfTheme, themeWith } from '../../src/edit/set-theme.ts';
import { complaintsOf, exampleOf, siteWith } from '../support/sites/site.ts';

const hero = { type: 'hero', headline: 'x' };
const textOf = (...list: object[]) => JSON.stringify(siteWith(hero, ...list), null, 2);
const typeNames = blocks.map((block) => block.properties.type.const);

describe.each(typeNames)('%s', (type) => {
  const example = exampleOf(type);

  test('is appended to a page with its example, even twice', () => {
    const once = addBlock(registry, textOf(), 0, type);
    const twice = addBlock(registry, once.text, 0, type);
    expect(JSON.parse(twice.text)).toEqual(siteWith(hero, example, { ...example, id: `${example.id}-2` }));
    expect([once.pointer, twice.pointer]).toEqual(['/pages/0/blocks/1', '/pages/0/blocks/2']);
    expect(complaintsOf(twice.text)).toEqual([]);
  });

  test.each([
    ['with CRLF and tabs', (text: string) => text.replaceAll('\n', '\r\n').replaceAll('  ', '\t')],
    ['on one line', (text: string) => JSON.stringify(JSON.parse(text))],
  ])('is added without changing anything else in a file %s', (_, format) => {
    const before = format(textOf());
    const { text } = addBlock(registry, before, 0, type);
    const start = before.lastIndexOf('}', before.lastIndexOf(']', before.lastIndexOf(']') - 1)) + 1;
    const inserted = text.slice(start, start + text.length - before.length);
    expect(applyEdits(before, [{ offset: start, length: 0, text: inserted }])).toBe(text);
    expect(inserted.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    expect(inserted.includes('\r\n\t')).toBe(before.includes('\r\n\t'));
  });
});

test('gives a new block an id that no block, hidden block or legal section has', () => {
  const legal = { ...exampleOf('legal-text'), sections: [{ heading: 'Skills' }] };
  expect(addBlock(registry, textOf({ ...exampleOf('form'), id: 'skills', hidden: true }), 0, 'skill-group').id).toBe(
    'skills-2',
  );
  expect(addBlock(registry, textOf(legal), 0, 'skill-group').id).toBe('skills-2');
  expect(addBlock(registry, textOf(legal, { ...exampleOf('form'), id: 'skills-2' }), 0, 'skill-group').id).toBe(
    'skills-3',
  );
});

test('fails for a page that does not exist', () => {
  expect(() => addBlock(registry, JSON.stringify(siteWith(exampleOf('hero'))), 1, 'hero')).toThrow('no page 1');
});

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
