import { expect, test } from 'vitest';
import { hyphensFor } from '../../../../src/node/render/theme/hyphens.ts';
import { languageStyle } from '../../../../src/node/render/theme/language-style.ts';

test('pages in languages that join words break the long ones at a syllable, and pages in others do not', () => {
  const style = '@layer base{:root[lang=de-CH] body,:root[lang=nb] body{hyphens:auto;hyphenate-limit-chars:12 5 5}}';
  expect(hyphensFor(['en', 'de-CH', 'nb', 'ar'])).toBe(style);
  expect(languageStyle({ languages: ['en', 'de-CH', 'nb'] })).toBe(style);
  expect(hyphensFor(['en', 'fr', 'deu', 'nah'])).toBe('');
});
