import { expect, test } from 'vitest';
import { en } from '../../../../src/core/i18n/labels/en.ts';
import { complaintsOf, smallSite } from '../../../support/sites/site.ts';

const all = Object.keys(en).length;
const found = (more: object) => complaintsOf({ ...smallSite(), ...more }).map((complaint) => complaint.split(' | ')[0]);

test('a language without labels is reported with the number of labels in English', () => {
  expect(found({ language: 'eu' })).toEqual([
    `OF277 Onefolio has no interface labels in Basque, so ${all} of them appear in English.`,
  ]);
  expect(found({ language: 'eu', labels: { menu: 'Menua' }, notFound: { title: 'Ez dago' } })).toEqual([
    `OF277 Onefolio has no interface labels in Basque, so ${all - 2} of them appear in English.`,
  ]);
  expect(found({ language: undefined, languages: ['en', 'xh'] })).toEqual([expect.stringMatching('OF277 .* in Xhosa')]);
});

test('the main language comes before languages that fall back to it', () => {
  expect(found({ language: undefined, languages: ['eu', 'xh'] })).toEqual([
    expect.stringMatching('OF277 .* in Basque'),
  ]);
});

test('a language with labels is not reported', () => {
  for (const language of ['pt', 'pt-BR', 'zh-TW', 'no', 'en-AU']) expect(found({ language })).toEqual([]);
});
