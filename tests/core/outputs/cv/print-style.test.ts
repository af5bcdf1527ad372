import { expect, test } from 'vitest';
import { looks } from '../../../../schema/looks.ts';
import { familyForText, fontPackageOf, printStyleOf } from '../../../../src/core/outputs/cv/print-style.ts';

type Input = Parameters<typeof printStyleOf>[0];
const styleOf = (language: string, theme: Input['theme'] = {}, location?: Input['owner']['location']) =>
  printStyleOf({ language, theme, owner: { name: 'Amina', ...(location !== undefined && { location }) } });

test('each look has one of two designs', () => {
  expect(Object.fromEntries(looks.map((look) => [look, styleOf('en', { look }).design]))).toEqual({
    door: 'door',
    plate: 'door',
    letterhead: 'letter',
    offprint: 'letter',
    poster: 'door',
  });
  expect(looks.filter((look) => styleOf('en', { look }).isCentered)).toEqual(['letterhead']);
  expect(printStyleOf({ language: 'en', owner: { name: 'Amina' } }).design).toBe('door');
});

test('the paper is that of the country of the owner, or else of the region of the language', () => {
  const papers = [
    styleOf('en'),
    styleOf('en-US'),
    styleOf('en-US', {}, { countryCode: 'DE' }),
    styleOf('fr', {}, { countryCode: 'CA' }),
    styleOf('fr', {}, { city: 'Tunis' }),
    styleOf('fr', {}, 'Tunis'),
    styleOf('de-1'),
    styleOf('zxx'),
  ];
  expect(papers.map(({ paper }) => paper)).toEqual(['a4', 'us-letter', 'a4', 'us-letter', 'a4', 'a4', 'a4', 'a4']);
});

test('the ink color has the hue of the site, and is dark', () => {
  expect(
    [{}, { accent: 25 }, { color: 'oklch(0.9 0.3 100)' }, { color: '#000' }].map((theme) => styleOf('en', theme).ink),
  ).toEqual([
    [0.48, 0.14, 250],
    [0.48, 0.14, 25],
    [0.48, 0.14, 100],
    [0, 0, expect.any(Number)],
  ]);
});

test('the fonts are those of the look, and another for scripts that it lacks', () => {
  const families = (language: string) => [
    styleOf(language).families,
    styleOf(language, { look: 'letterhead' }).families,
    styleOf(language, { look: 'offprint' }).families,
  ];
  expect(Object.fromEntries(['pl', 'ar', 'fa', 'ru', 'ja', 'zh-TW', 'he'].map((tag) => [tag, families(tag)]))).toEqual({
    pl: [['Readex Pro'], ['Source Serif 4'], ['STIX Two Text']],
    ar: [['Readex Pro'], ['Vazirmatn', 'Source Serif 4'], ['Vazirmatn', 'STIX Two Text']],
    fa: [
      ['Vazirmatn', 'Readex Pro'],
      ['Vazirmatn', 'Source Serif 4'],
      ['Vazirmatn', 'STIX Two Text'],
    ],
    ru: [['Noto Sans', 'Readex Pro'], ['Source Serif 4'], ['STIX Two Text']],
    ja: [
      ['Noto Sans JP', 'Readex Pro'],
      ['Noto Sans JP', 'Source Serif 4'],
      ['Noto Sans JP', 'STIX Two Text'],
    ],
    'zh-TW': [
      ['Noto Sans TC', 'Readex Pro'],
      ['Noto Sans TC', 'Source Serif 4'],
      ['Noto Sans TC', 'STIX Two Text'],
    ],
    he: [
      ['Noto Sans Hebrew', 'Readex Pro'],
      ['Noto Sans Hebrew', 'Source Serif 4'],
      ['Noto Sans Hebrew', 'STIX Two Text'],
    ],
  });
});

test('line spacing is larger for scripts with tall letters', () => {
  expect(['en', 'ar', 'ja'].map((tag) => styleOf(tag).leading)).toEqual([0.62, 0.78, 0.85]);
});

test('finds the font family of a text, and its package', () => {
  const family = (text: string, language = 'en') => familyForText(text, language);
  expect([family('Ł'), family('سلام'), family('Ж'), family('ひ'), family('한'), family('ก'), family('🚀')]).toEqual([
    'Readex Pro',
    'Vazirmatn',
    'Noto Sans',
    'Noto Sans JP',
    'Noto Sans KR',
    'Noto Sans Thai',
    undefined,
  ]);
  expect(['en', 'ja', 'zh-Hant', 'ko'].map((tag) => family('山', tag))).toEqual([
    'Noto Sans SC',
    'Noto Sans JP',
    'Noto Sans TC',
    'Noto Sans KR',
  ]);
  expect(fontPackageOf('Noto Sans JP')).toBe('@expo-google-fonts/noto-sans-jp');
});
