import { expect, test } from 'vitest';
import { assetsFor } from '../../../../src/node/render/assets.ts';
import { facesFor } from '../../../../src/node/render/theme/faces.ts';

test.each([
  ['ja', 'Hiragino Sans', true],
  ['zh', 'PingFang SC', true],
  ['zh-TW', 'PingFang TC', true],
  ['hi', 'Kohinoor Devanagari', true],
  ['ru', 'system-ui', false],
  ['el', 'system-ui', false],
  ['sr-Cyrl', 'system-ui', false],
  ['he', 'Arial Hebrew', false],
])('uses a system font for the script of a page in %s', (language, face, isTall) => {
  const style = facesFor([language]);
  expect(style).toMatch(
    new RegExp(`^@layer tokens\\{:root\\[lang=${language}\\]\\{.*--face:"?${face}.*,sans-serif\\}\\}$`),
  );
  expect(style.includes('--lh-body')).toBe(isTall);
  expect(style.includes('--track-head:0')).toBe(isTall);
});

test.each(['ar', 'ar-TN', 'fa', 'ur', 'ckb', 'ks', 'az-Arab'])(
  'has taller lines for Arabic in its own font on a page in %s',
  (language) => {
    const style = facesFor([language]);
    expect(style).toMatch(/--lh-body:1\.85;.*--track-head:0;.*--w-text:380/);
    expect(style).not.toContain('--face');
  },
);

test.each(['en', 'fr', 'tr', 'sr-Latn', 'xx', 'en-a'])('adds nothing for a page in %s', (language) => {
  expect(facesFor([language])).toBe('');
});

test('does not apply the fonts of a language to another whose tag starts the same', () => {
  const selectors = (languages: string[]) =>
    [...facesFor(languages).matchAll(/[{}](:root[^{]*)/g)].map(([, selector]) => selector);
  expect(selectors(['zh-TW', 'zh', 'sr', 'sr-Latn'])).toEqual([
    ':root[lang=zh-TW]',
    ':root[lang=zh]',
    ':root[lang=sr]',
  ]);
});

test('has the fonts of all languages in the one style sheet of a site', () => {
  const client = {
    script: '',
    style: 'a{}',
    styles: {},
    looks: {},
    letters: {},
    entry: 'e',
    build: '',
    fonts: { latin: '', arabic: '' },
    sprite: '',
  };
  const styleOf = (site: object) => assetsFor({ pages: [], ...site } as never, client as never).style;
  expect(styleOf({ language: 'en', languages: ['en', 'ja', 'ru'] })).toBe(`a{}${facesFor(['ja', 'ru'])}`);
  expect(styleOf({ language: 'ja' })).toBe(`a{}${facesFor(['ja'])}`);
  expect(styleOf({ language: 'fr' })).toBe('a{}');
});
