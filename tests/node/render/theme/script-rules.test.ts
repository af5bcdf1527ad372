import { expect, test } from 'vitest';
import { scriptRulesFor } from '../../../../src/node/render/theme/script-rules.ts';

test.each('en pl vi el ru sr-Latn uk not-a-tag'.split(' '))('adds nothing for a page in %s', (language) => {
  expect(scriptRulesFor([language])).toBe('');
});

test('has taller lines for tall and square characters, and not for Hebrew', () => {
  const isTall = (language: string) => scriptRulesFor([language]).includes('--lh-body:1.85');
  expect('ar fa hi bn th zh ja ko'.split(' ').filter((language) => !isTall(language))).toEqual([]);
  expect(isTall('he')).toBe(false);
});

test('has no letter spacing and no italics in scripts without them', () => {
  for (const language of 'ar fa he hi bn th zh-Hant ja ko'.split(' '))
    expect(scriptRulesFor([language])).toContain(
      `@layer states{:lang(${language}),:lang(${language})::before,:lang(${language})::after{font-style:normal;letter-spacing:normal}em:lang(${language}){font-weight:var(--w-medium)}}`,
    );
});

test('breaks lines of Japanese headings between phrases, and those of Korean at spaces', () => {
  expect(scriptRulesFor(['ja'])).toContain(
    '@layer base{:root[lang=ja] body{line-break:strict}:root[lang=ja] :is(h1,h2,h3){word-break:auto-phrase}}',
  );
  expect(scriptRulesFor(['ko'])).toContain('@layer base{:root[lang=ko] body{word-break:keep-all}}');
  expect(scriptRulesFor(['zh'])).not.toContain('@layer base');
});

test('has the list separators of each script', () => {
  const commaOf = (language: string) => /--comma:"(.)"/.exec(scriptRulesFor([language]))?.[1];
  expect(['ar', 'fa', 'ur', 'ja', 'zh', 'zh-TW', 'ko', 'he'].map(commaOf)).toEqual([
    ...['،', '،', '،', '、', '、', '、'],
    ...[undefined, undefined],
  ]);
});

test('has larger headlines and a lighter weight only where Readex Pro has the letters', () => {
  expect(scriptRulesFor(['ar-TN'])).toContain('--w-text:380;--t-hero:');
  expect(scriptRulesFor(['fa'])).not.toMatch(/--t-hero|--w-text/);
});
