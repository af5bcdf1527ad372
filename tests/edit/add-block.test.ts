import { describe, expect, test } from 'vitest';
import { registry } from '../../src/blocks/registry.ts';
import { blocks } from '../../src/blocks/schemas.ts';
import { applyEdits } from '../../src/core/source/changes/edits.ts';
import { addBlock } from '../../src/edit/add-block.ts';
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
