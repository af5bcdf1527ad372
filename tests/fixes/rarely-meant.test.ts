import { expect, test } from 'vitest';
import { registry } from '../../src/blocks/registry.ts';
import type { AjvFinding } from '../../src/core/validation/finding.ts';
import { convertType } from '../../src/fixes/conversions/convert-type.ts';
import { matchesSchema } from '../../src/fixes/matches-schema.ts';
import { suggestGroup } from '../../src/fixes/values/suggest-group.ts';
import { suggestLanguage } from '../../src/fixes/values/suggest-language.ts';
import { compileSite, siteWith, smallSite } from '../support/sites/site.ts';

const textsOf = (site: object) => compileSite(site).diagnostics.map(({ fix }) => fix?.text ?? null);

test('several languages beside those that there are, or that are none, are not called so', () => {
  expect(textsOf({ ...smallSite(), languages: ['en'], language: ['fr', 'de'] }).join()).not.toContain('call it');
  expect(textsOf({ ...smallSite(), language: ['fr', 5] }).join()).not.toContain('call it');
});

test('several texts become one only where each is a text', () => {
  const texts = textsOf(siteWith({ type: 'hero', headline: ['One', 2] }));
  expect(texts.join()).not.toContain('One, 2');
});

test('a value fits by its type, its limits and what is in it', () => {
  expect(matchesSchema({ type: 'array', items: { type: 'string' } } as never, ['a', 'b'])).toBe(true);
  expect(matchesSchema({ type: 'array' } as never, ['a'])).toBe(true);
  expect(matchesSchema({ type: 'string', enum: ['a'] } as never, 'b')).toBe(false);
  expect(matchesSchema({ type: 'number', minimum: 2 } as never, 1)).toBe(false);
  expect(matchesSchema({ type: 'object', properties: { a: { type: 'string' } } } as never, { b: 'x' })).toBe(false);
  expect(matchesSchema({ type: 'number', maximum: 5 } as never, 3)).toBe(true);
  expect(matchesSchema({ type: 'number' } as never, 3)).toBe(true);
  expect(matchesSchema({} as never, true)).toBe(true);
});

test('a tag that no language has is none', () => {
  expect(suggestLanguage('qzz-zzzzzzzzzz')).toBeUndefined();
  expect(suggestLanguage('nonsense (XX)')).toBeUndefined();
});

test('a number of a value that may be several types stays where nothing converts it', () => {
  const finding = { instancePath: '', params: { type: 'object' }, data: 5, parentSchema: { type: 'object' } };
  expect(convertType(registry, finding as unknown as AjvFinding, 5)).toBeUndefined();
  expect(suggestGroup('x', { title: 'Page' } as never, undefined as never)).toBeUndefined();
});
