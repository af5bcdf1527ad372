import { expect, test } from 'vitest';
import { hyphensFor } from '../../../../src/node/render/theme/hyphens.ts';
import { languageStyle } from '../../../../src/node/render/theme/language-style.ts';

test('hyphenates long words only in languages with compound words', () => {
  const style = '@layer base{:root[lang=de-CH] body,:root[lang=nb] body{hyphens:auto;hyphenate-limit-chars:12 5 5}}';
  expect(hyphensFor(['en', 'de-CH', 'nb', 'ar'])).toBe(style);
  expect(languageStyle({ languages: ['en', 'de-CH', 'nb'] })).toBe(style);
  expect(hyphensFor(['en', 'fr', 'deu', 'nah'])).toBe('');
});
