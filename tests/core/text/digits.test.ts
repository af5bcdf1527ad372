import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { AllLabels } from '../../../schema/resolved.ts';
import { formatDate } from '../../../src/core/text/dates-and-periods.ts';
import { labelsInDigits, percentIn, zeroOf } from '../../../src/core/text/digits.ts';
import { interpolate } from '../../../src/core/text/interpolate.ts';
import { fillLabel } from '../../../src/shared/fill-label.ts';
import { plainText } from '../../../src/shared/rich-text.ts';
import { inDigits } from '../../../src/shared/write-number.ts';
import { compileSite, exampleOf, siteWith } from '../../support/sites/site.ts';

const arabic = { language: 'ar', digits: 'native' } as const;
test.each([
  ['ar', '٠'],
  ['ar-TN', '٠'],
  ['fa', '۰'],
  ['hi', '०'],
  ['uz-Arab', '۰'],
  ['uz', undefined],
  ['en', undefined],
])('writes %s in digits starting at %s if the site asks for them', (language, zero) => {
  expect(zeroOf({ language, digits: 'native' })).toBe(zero);
  expect(zeroOf({ language })).toBeUndefined();
});

test('converts all numbers and nothing else', () => {
  fc.assert(
    fc.property(fc.nat(), fc.constantFrom('٠', '۰', '०'), (number, zero) => {
      const text = inDigits(`a ${number} b`, zero);
      expect(text).toMatch(/^a [^0-9]+ b$/);
      expect(
        text.replace(/\p{Nd}/gu, (digit) => String(Number(digit.codePointAt(0)) - Number(zero.codePointAt(0)))),
      ).toBe(`a ${number} b`);
    }),
  );
});

test('formats dates, times and labels in the digits of the site', () => {
  expect(formatDate('2026-03-15', arabic)).toBe('١٥ مارس ٢٠٢٦');
  expect(formatDate('2026', arabic)).toBe('٢٠٢٦');
  const now = { year: 2026, month: 3, day: 5 };
  const filled = (text: string, site: object) =>
    plainText(interpolate(text, { owner: { name: 'A' }, language: 'ar', ...site }).text, now);
  expect(filled('{yearsSince:2016+1} {today}', arabic)).toBe('١١ ٥ مارس ٢٠٢٦');
  expect(filled('{year}', arabic)).toBe('٢٠٢٦');
  expect(filled('{year}', {})).toBe('2026');
  const { more, refused } = labelsInDigits({ more: 'المزيد: {count}', refused: '{status}' } as AllLabels, arabic);
  expect([fillLabel(more, { count: 12 }), fillLabel(refused, { status: 503 })]).toEqual(['المزيد: ١٢', '503']);
});

test.each([
  [{ language: 'en' }, undefined],
  [{ language: 'fr-CA' }, '86\u202f%'],
  [{ language: 'de' }, '86\u00a0%'],
  [{ language: 'tr' }, '%86'],
  [{ language: 'ar' }, '\u206686%\u2069'],
  [arabic, '٨٦٪'],
  [{ language: 'hi', digits: 'native' } as const, '८६%'],
])('formats percentages for %j', (site, expected) => {
  const percent = percentIn(site);
  expect(percent && fillLabel(percent, { level: 86 })).toBe(expected);
});

const native = (...blocks: object[]): object => ({ ...siteWith(...blocks), language: 'ar', digits: 'native' });
const shown = (site: object) => JSON.stringify(compileSite(site).site?.pages);

test('shows the numbers of all blocks in the digits of the site', () => {
  const course = { ...exampleOf('course-list').courses[0], rating: 4.8, students: 12500, duration: '3 h' };
  const pages = shown(
    native(
      { type: 'hero', headline: 'أمينة', summary: '{today}, {year}', counters: [{ label: 'سنوات', value: 12480 }] },
      { type: 'course-list', courses: [course] },
      { type: 'skill-group', groups: [{ title: 'لغات', skills: [{ name: 'Rust', level: 86, since: '2019' }] }] },
      { type: 'publication-list', publications: [{ title: 'كتاب', date: '2024-05' }] },
    ),
  );
  for (const text of ['٤٫٨', '١٢٬٥٠٠', '{level:٠}٪', '٢٠١٩', '٢٠٢٤', '3 h', '"zero":"٠"'])
    expect(pages).toContain(text);
});

test('keeps addresses, telephone numbers and submitted values unchanged', () => {
  const form = {
    type: 'form',
    heading: 'اتصل',
    fields: [{ type: 'select', name: 'a', label: 'كم', options: ['1', '2'] }],
  };
  const site = native(
    { type: 'hero', headline: 'أمينة', links: [{ label: '3', href: 'https://example.org/3' }] },
    form,
  );
  const resolved = shown(site);
  expect(resolved).toContain('https://example.org/3');
  expect(resolved).toContain('"options":["1","2"]');
});

test('includes the digits that filters count with in the page', () => {
  const cards = [{ title: 'أ', category: 'a', description: 'ت' }];
  const grid = { type: 'card-grid', heading: 'ج', filter: true, categories: [{ id: 'a', label: 'ب' }], cards };
  expect(shown(native(grid))).toContain('"zero":"٠"');
  expect(shown({ ...siteWith(grid), language: 'ar' })).not.toContain('zero');
});

test('changes nothing without the setting', () => {
  const site = { ...siteWith({ type: 'hero', headline: 'أمينة', summary: '{year}' }), language: 'ar' };
  expect(shown({ ...site, digits: 'latin' })).toBe(shown(site));
});
