import { expect, test } from 'vitest';
import { suggestTag } from '../../../src/core/i18n/tags.ts';

test.each([
  ['fra', 'fr'],
  ['fr-FR', 'fr'],
  ['pt', 'pt-BR'],
  ['pt-br', 'pt-BR'],
  ['zh-hans', 'zh-Hant'],
  ['EN', 'en'],
  ['en_', 'en'],
  ['frx', 'fr'],
])('takes "%s" for "%s"', (found, meant) => {
  expect(suggestTag(found, ['en', 'fr', 'pt-BR', 'zh-Hant'])).toBe(meant);
});

test.each(['ar', 'de', 'es', 'xx', '', '__proto__', 'title'])('takes "%s" for no other language', (found) => {
  expect(suggestTag(found, ['en', 'fr', 'pt-BR', 'zh-Hant'])).toBeUndefined();
});
