import { expect, test } from 'vitest';
import { isLanguageTag, suggestTag } from '../../../src/core/text/language-tags.ts';

test.each([
  ['fra', 'fr'],
  ['fr-FR', 'fr'],
  ['pt', 'pt-BR'],
  ['pt-br', 'pt-BR'],
  ['zh-hans', 'zh-Hant'],
  ['EN', 'en'],
  ['en_', 'en'],
  ['frx', 'fr'],
])('suggests for "%s" the tag "%s"', (found, tag) => {
  expect(suggestTag(found, ['en', 'fr', 'pt-BR', 'zh-Hant'])).toBe(tag);
});

test.each(['ar', 'de', 'es', 'xx', '', '__proto__', 'title'])('suggests no tag for "%s"', (found) => {
  expect(suggestTag(found, ['en', 'fr', 'pt-BR', 'zh-Hant'])).toBeUndefined();
});

test.each(['und', 'und-Latn', 'mul', 'mis', 'zxx'])('the code "%s" is no language', (tag) => {
  expect(isLanguageTag(tag)).toBe(false);
});
