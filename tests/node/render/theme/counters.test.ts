import { expect, test } from 'vitest';
import { assetsFor } from '../../../../src/node/render/assets.ts';
import { countersFor } from '../../../../src/node/render/theme/counters.ts';

test('numbers lists and sections in the digits of their language if the site uses them', () => {
  expect(countersFor(['fr', 'ar', 'fa'], 'native')).toBe(
    '@layer base{:where(ol:lang(ar)){list-style-type:arabic-indic}:root:lang(ar){--numerals:arabic-indic}' +
      ':where(ol:lang(fa)){list-style-type:persian}:root:lang(fa){--numerals:persian}}',
  );
  expect([countersFor(['ar'], undefined), countersFor(['en'], 'native')]).toEqual(['', '']);
});

test('adds the style of numbered lists to the style sheet of a site', () => {
  const client = {
    script: '',
    style: 'a{}',
    styles: {},
    letters: {},
    looks: {},
    entry: '',
    build: '',
    fonts: { latin: '', arabic: '' },
    sprite: '',
    printStyle: '',
    printRules: '.header{display:none}',
    pageStyles: { cv: 'assets/cv-1.css', notFound: 'assets/not-found-1.css' },
  };
  const { style } = assetsFor({ pages: [], language: 'ar', digits: 'native' }, { ...client, files: [] });
  expect(style).toContain('arabic-indic');
});
