import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  compareDates,
  formatDate,
  formatPeriod,
  isOngoing,
  isRealDate,
} from '../../../src/core/text/dates-and-periods.ts';
import { formatDay, formatMonth, timeParts } from '../../../src/core/text/month-names.ts';
import { notationOf, rich } from '../../support/rich-text.ts';

const labels = { present: 'present', period: '{start} to {end}' };

/* Dates of every precision, some of which have a common prefix. */
const date = fc
  .tuple(fc.integer({ min: 1998, max: 2003 }), fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 28 }))
  .chain(([year, month, day]) => {
    const [m, d] = [month, day].map((part) => String(part).padStart(2, '0'));
    return fc.constantFrom(`${year}`, `${year}-${m}`, `${year}-${m}-${d}`);
  });

test('compares two dates consistently in both directions, and a date equals itself', () => {
  fc.assert(
    fc.property(date, date, (one, other) => {
      expect(Math.sign(compareDates(one, other))).toBe(-Math.sign(compareDates(other, one)) + 0);
      expect(compareDates(one, one)).toBe(0);
    }),
  );
});

test('treats a less precise date as equal to the dates that it includes', () => {
  fc.assert(
    fc.property(date, date, (one, other) => {
      const covers = one.startsWith(other) || other.startsWith(one);
      expect(compareDates(one, other) === 0).toBe(covers);
    }),
  );
});

test('sorts dates of equal precision by the calendar', () => {
  fc.assert(
    fc.property(date, date, date, (a, b, c) => {
      const least = Math.min(a.length, b.length, c.length);
      const [x, y, z] = [a, b, c].map((each) => each.slice(0, least)).sort(compareDates) as [string, string, string];
      expect([compareDates(x, y) <= 0, compareDates(y, z) <= 0, compareDates(x, z) <= 0]).toEqual([true, true, true]);
      expect(compareDates(x, y)).toBe(Math.sign(Date.parse(x) - Date.parse(y)));
    }),
  );
});

test('formats numeric dates in the right order next to right-to-left letters', () => {
  const inNumbers = (language: string) => [
    formatMonth('2016-10', language),
    formatDay('2016-10-03', language),
    notationOf(rich(...timeParts({ name: 'today', argument: '', written: '', start: 0 }, { language }))),
  ];
  expect(inNumbers('dv')).toEqual(['2016/10', '2016/10/03', '{year}/{month}/{day}']);
  expect(inNumbers('tlh')).toEqual(['2016-10', '2016-10-03', '{year}-{month}-{day}']);
});

test('adds no month or day that the input lacks', () => {
  const months = [...Array(12).keys()].map((index) => formatMonth(`2000-${String(index + 1).padStart(2, '0')}`, 'en'));
  const long = [...Array(12).keys()].map((index) => formatDay(`2000-${String(index + 1).padStart(2, '0')}-01`, 'en'));
  const names = [...months, ...long].map((words) => words.replace(/[^A-Za-z]/g, ''));
  fc.assert(
    fc.property(date, fc.option(date, { nil: undefined }), (start, end) => {
      const formatted = formatPeriod({ start, end }, { language: 'en' }, labels);
      const mentioned = names.filter((name) => new RegExp(`\\b${name}\\b`).test(formatted));
      const written = [start, end ?? ''].flatMap((each) => {
        const month = Number(each.slice(5, 7));
        return month === 0 ? [] : [names[month - 1], names[month + 11]];
      });
      for (const name of mentioned) expect(written).toContain(name);
      const figures = (formatted.match(/\d+/g) ?? []).map(Number);
      const known = [start, end ?? ''].flatMap((each) => each.split('-').map(Number));
      for (const figure of figures) expect(known).toContain(figure);
      expect(formatted.includes('present')).toBe(end === undefined);
    }),
  );
});

test.each([
  ['2021', true],
  ['0000', true],
  ['2021-02', true],
  ['2021-02-28', true],
  ['2021-02-29', false],
  ['2020-02-29', true],
  ['1900-02-29', false],
  ['2000-02-29', true],
  ['0000-02-29', true],
  ['0004-02-29', true],
  ['2021-04-31', false],
  ['2021-12-31', true],
  ['present', true],
])('recognizes whether %s exists in the calendar: %s', (written, is) => {
  expect(isRealDate(written)).toBe(is);
});

test('is ongoing without an end, and with the end "present"', () => {
  expect([{ start: '2020' }, { start: '2020', end: 'present' }, { start: '2020', end: '2021' }].map(isOngoing)).toEqual(
    [true, true, false],
  );
});

test('formats a date numerically in a language without a table', () => {
  expect(['2020', '2020-03', '2020-03-04'].map((written) => formatDate(written, { language: 'xx' }))).toEqual([
    '2020',
    '2020-03',
    '2020-03-04',
  ]);
});

test('formats a day as usual in the country of the language tag', () => {
  const days = ['en', 'en-US', 'en-GB', 'en-ie', 'fr-CA', 'xx'].map((language) =>
    formatDate('2027-03-31', { language }),
  );
  expect(days).toEqual([
    'March 31, 2027',
    'March 31, 2027',
    '31 March 2027',
    '31 March 2027',
    '31 mars 2027',
    '2027-03-31',
  ]);
});
