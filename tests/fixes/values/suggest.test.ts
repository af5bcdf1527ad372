import { expect, test } from 'vitest';
import { registry } from '../../../src/blocks/registry.ts';
import type { AjvError } from '../../../src/core/problem-cause.ts';
import { eitherDay, suggestDate } from '../../../src/core/text/convert-date.ts';
import { fixType } from '../../../src/fixes/values/fix-type.ts';
import { suggestCountry, suggestLanguage } from '../../../src/fixes/values/suggest-code.ts';
import { suggestNumber } from '../../../src/fixes/values/suggest-number.ts';
import { suggestPeriod } from '../../../src/fixes/values/suggest-period.ts';
import { contextAt, suggestValue } from '../../../src/fixes/values/suggest-value.ts';

test.each([
  '13/2021',
  '2021-13',
  '2016-10-32',
  '31 February 2021',
  '03/04/2021',
  '13/14/2021',
  'March',
  '2019 or 2020',
  'listopad 2020',
  '1 2 March 2020',
  'one two March 2020',
  'March 0 2020',
  '0000',
])('reads no date in %j', (text) => {
  expect(suggestDate(text)).toBeUndefined();
});

test.each([
  ['Fall 2012', '2012'],
  ['Expected Fall 2028', '2028'],
  ['2028 (expected)', '2028'],
  ['Expected: May 2028', '2028-05'],
  ['Issued Mar 2021', '2021-03'],
  ['enero de 2020', '2020-01'],
  ['abril 2020', '2020-04'],
])('reads the date %j', (text, expected) => {
  expect(suggestDate(text)).toBe(expected);
});

test('suggests both dates if either number can be the month', () => {
  expect(eitherDay('03/04/2021')).toEqual(['2021-04-03', '2021-03-04']);
  for (const text of ['03/03/2021', '13/04/2021', '04/13/2021', '0/4/2021', '4/0/2021', '2021'])
    expect(eitherDay(text)).toBeUndefined();
});

test.each([
  ['2021 - 2019', undefined],
  ['2019 - later', undefined],
  ['March - later', undefined],
  ['one - two', undefined],
  ['2019+', { start: '2019', end: 'present' }],
  ['since March 2019', { start: '2019-03', end: 'present' }],
  ['2019 — …', { start: '2019', end: 'present' }],
  ['Sep 2016 - Feb 2020 · 3 yrs 6 mos', { start: '2016-09', end: '2020-02' }],
  ['Mar 2020 - Present (1 year)', { start: '2020-03', end: 'present' }],
])('reads the period %j', (text, expected) => {
  expect(suggestPeriod(text)).toEqual(expected);
});

test.each([
  ['Norwegian', 'no'],
  ['arabe', 'ar'],
  ['English (GB)', 'en-GB'],
  ['Klingonese', undefined],
  ['English (US) (GB)', undefined],
  ['english, french', undefined],
  ['xx', undefined],
  ['en-a', undefined],
  ['a-b-c-d-e-f', undefined],
])('reads the language %j', (text, tag) => {
  expect(suggestLanguage(text)).toBe(tag);
});

test.each([
  ['Deutschland', 'DE'],
  ['United Kingdom', 'GB'],
  ['تونس', 'TN'],
  ['Utopia', undefined],
])('reads the country %j', (text, code) => {
  expect(suggestCountry(text)).toBe(code);
});

test('reads no number from a text that is too long, or out of range', () => {
  expect(suggestNumber(`${'1'.repeat(101)}%`, { type: 'number' })).toBeUndefined();
  expect(suggestNumber('1,5', { type: 'integer' })).toBeUndefined();
  expect(suggestNumber('5k', { type: 'number', minimum: 6000 })).toBeUndefined();
  expect(suggestNumber('1/2', { type: 'number' })).toBeUndefined();
  expect(suggestNumber('1.500', { type: 'integer' })).toEqual({ number: 1500, isSure: false });
});

test('reads the main language of a site, if it has one', () => {
  expect(contextAt({ language: 'cs' }, '/x').language).toBe('cs');
  expect(contextAt({ languages: ['hr', 'en'] }, '/x').language).toBe('hr');
  expect(contextAt({ languages: [5] }, '/x').language).toBeUndefined();
  expect(contextAt(5, '/x').language).toBeUndefined();
});

test('suggests nothing for a text that is longer than any value', () => {
  const long = ' x'.repeat(2600);
  expect(suggestValue('id', long)).toBeUndefined();
  expect(suggestValue('date', `${'0'.repeat(99)}/2021`)).toBeUndefined();
  const finding = { keyword: 'type', instancePath: '/x', params: { type: 'array' }, parentSchema: { type: 'array' } };
  expect(fixType(registry, { ...finding, data: long } as AjvError, { x: long })).toBeUndefined();
  // A list of anything may have this.
  expect(fixType(registry, { ...finding, data: 5 } as AjvError, { x: 5 })).toBeUndefined();
});
