import { expect, test } from 'vitest';
import { registry } from '../../src/blocks/registry.ts';
import type { AjvFinding } from '../../src/core/validation/finding.ts';
import { convertType } from '../../src/fixes/conversions/convert-type.ts';
import { matchesSchema } from '../../src/fixes/matches-schema.ts';
import { suggestGroup } from '../../src/fixes/values/suggest-group.ts';
import { suggestLanguage } from '../../src/fixes/values/suggest-language.ts';
import { compileSite, siteWith, smallSite } from '../support/sites/site.ts';

const textsOf = (site: object) => compileSite(site).diagnostics.map(({ fix }) => fix?.text ?? null);

test('`language` is renamed only if all its entries are new, valid languages', () => {
  expect(textsOf({ ...smallSite(), languages: ['en'], language: ['fr', 'de'] }).join()).not.toContain('call it');
  expect(textsOf({ ...smallSite(), language: ['fr', 5] }).join()).not.toContain('call it');
});

test('several texts are joined only if each is a text', () => {
  const texts = textsOf(siteWith({ type: 'hero', headline: ['One', 2] }));
  expect(texts.join()).not.toContain('One, 2');
});

test('a value matches a schema by its type, limits and content', () => {
  expect(matchesSchema({ type: 'array', items: { type: 'string' } } as never, ['a', 'b'])).toBe(true);
  expect(matchesSchema({ type: 'array' } as never, ['a'])).toBe(true);
  expect(matchesSchema({ type: 'string', enum: ['a'] } as never, 'b')).toBe(false);
  expect(matchesSchema({ type: 'number', minimum: 2 } as never, 1)).toBe(false);
  expect(matchesSchema({ type: 'object', properties: { a: { type: 'string' } } } as never, { b: 'x' })).toBe(false);
  expect(matchesSchema({ type: 'number', maximum: 5 } as never, 3)).toBe(true);
  expect(matchesSchema({ type: 'number' } as never, 3)).toBe(true);
  expect(matchesSchema({} as never, true)).toBe(true);
});

test("a tag without a language isn't suggested", () => {
  expect(suggestLanguage('qzz-zzzzzzzzzz')).toBeUndefined();
  expect(suggestLanguage('nonsense (XX)')).toBeUndefined();
});

test("a number stays unchanged if it can't be converted to any of several types", () => {
  const finding = { instancePath: '', params: { type: 'object' }, data: 5, parentSchema: { type: 'object' } };
  expect(convertType(registry, finding as unknown as AjvFinding, 5)).toBeUndefined();
  expect(suggestGroup('x', { title: 'Page' } as never, undefined as never)).toBeUndefined();
});
