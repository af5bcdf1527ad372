import { expect, test } from 'vitest';
import { assetsFor } from '../../../../src/node/render/assets.ts';
import { facesFor } from '../../../../src/node/render/theme/faces.ts';

test.each([
  ['ja', '"Hiragino Sans"'],
  ['zh', '"PingFang SC"'],
  ['zh-TW', '"PingFang TC"'],
  ['hi', '"Kohinoor Devanagari"'],
  ['kk', 'system-ui'],
  ['grc', 'system-ui'],
])('uses a system font for a page in %s, whose letters are in no font file', (language, face) => {
  expect(facesFor([language])).toMatch(
    new RegExp(
      `^@layer tokens\\{:root\\[lang=${language}\\]\\{--stand-in:${face}.*,sans-serif;--face:var\\(--stand-in\\)\\}\\}$`,
    ),
  );
});

test.each('en fr tr sr-Latn xx en-a ar fa el ru sr uk bg he th'.split(' '))(
  'leaves a page in %s to the font files of its look',
  (language) => {
    expect(facesFor([language])).toBe('');
  },
);

test('does not apply the fonts of a language to another whose tag starts the same', () => {
  const selectors = (languages: string[]) =>
    [...facesFor(languages).matchAll(/[{}](:root[^{]*)/g)].map(([, selector]) => selector);
  expect(selectors(['zh-TW', 'zh', 'kk', 'kk-Latn'])).toEqual([
    ':root[lang=zh-TW]',
    ':root[lang=zh]',
    ':root[lang=kk]',
  ]);
});

test('includes the fonts of all languages in the style sheet of a site', () => {
  const client = { script: '', style: 'a{}', styles: {}, looks: {}, letters: {}, entry: 'e', build: '', sprite: '' };
  const styleOf = (site: object) => assetsFor({ pages: [], ...site } as never, client as never).style;
  expect(styleOf({ language: 'en', languages: ['en', 'ja', 'hi'] })).toContain(`a{}${facesFor(['ja', 'hi'])}`);
  expect(styleOf({ language: 'fr' })).toBe('a{}');
});
