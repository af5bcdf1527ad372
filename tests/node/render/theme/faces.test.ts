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
])('a page in %s has a face of the system for its script', (language, face, isTall) => {
  const style = facesFor([language]);
  expect(style).toMatch(
    new RegExp(`^@layer tokens\\{:root\\[lang=${language}\\]\\{.*--face:"?${face}.*,sans-serif\\}\\}$`),
  );
  expect(style.includes('--lh-body')).toBe(isTall);
  expect(style.includes('--track-head:0')).toBe(isTall);
});

test.each(['ar', 'ar-TN', 'fa', 'ur', 'ckb', 'ks', 'az-Arab'])(
  'a page in %s has room for Arabic letters, in our own face',
  (language) => {
    const style = facesFor([language]);
    expect(style).toMatch(/--lh-body:1\.85;.*--track-head:0;.*--w-text:380/);
    expect(style).not.toContain('--face');
  },
);

test.each(['en', 'fr', 'tr', 'sr-Latn', 'xx', 'en-a'])('a page in %s has ours, and not a byte more', (language) => {
  expect(facesFor([language])).toBe('');
});

test('the faces of a language are not those of another whose tag begins as its own', () => {
  const selectors = (languages: string[]) =>
    [...facesFor(languages).matchAll(/[{}](:root[^{]*)/g)].map(([, selector]) => selector);
  expect(selectors(['zh-TW', 'zh', 'sr', 'sr-Latn'])).toEqual([
    ':root[lang=zh-TW]',
    ':root[lang=zh]',
    ':root[lang=sr]',
  ]);
});

test('a site has those of all its languages in its one style sheet', () => {
  const client = {
    script: '',
    style: 'a{}',
    styles: {},
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
