import { describe, expect, test } from 'vitest';
import { blocks } from '../../../src/blocks/schemas.ts';
import { diagnosticsOf, exampleOf, siteWith, smallSite } from '../../support/sites/site.ts';

const hero = { type: 'hero', headline: 'Hello' };

describe.each(blocks.map((block) => ({ ...block, type: block.properties.type.const })))(
  '$type',
  ({ type, required }) => {
    test('has a valid example', () => {
      expect(diagnosticsOf(siteWith(hero, { ...exampleOf(type), id: 'example' }))).toEqual([]);
    });

    test.each(required)('requires %s', (key) => {
      const block = exampleOf(type);
      delete block[key];
      expect(diagnosticsOf(siteWith(hero, block))).toMatchObject([
        { code: 'OF102', message: expect.stringContaining(`is missing "${key}".`) },
      ]);
    });

    test('refuses unknown settings', () => {
      expect(diagnosticsOf(siteWith(hero, { ...exampleOf(type), id: 'example', zzzzzzzz: 1 }))).toMatchObject([
        { code: 'OF104', message: expect.stringContaining('setting "zzzzzzzz".') },
      ]);
    });
  },
);

test('locates a mistake with a readable path and a pointer', () => {
  const skills = [{ name: 'A' }, { name: 'B', level: 120 }];
  expect(diagnosticsOf(siteWith(hero, { type: 'skill-group', groups: [{ title: 'A', skills }] }))).toMatchObject([
    {
      path: 'page "/" → block 2 (skill-group) → group 1 → skill 2 → level',
      pointer: '/pages/0/blocks/1/groups/0/skills/1/level',
    },
  ]);
  expect(diagnosticsOf(siteWith(hero, { type: 'time-line' }))).toMatchObject([{ path: 'page "/" → block 2' }]);
});

test('does not pollute object prototypes', () => {
  const text = JSON.stringify(smallSite()).replace('"version"', '"__proto__":{"polluted":true},"version"');
  expect(diagnosticsOf(text)).toMatchObject([{ code: 'OF104' }]);
  expect('polluted' in {}).toBe(false);
});
