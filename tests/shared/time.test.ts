import { expect, test } from 'vitest';
import type { Time } from '../../schema/rich-text.ts';
import { dayIn } from '../../src/core/text/day-in-time-zone.ts';
import { formatMonth } from '../../src/core/text/month-names.ts';
import { formatTime, today } from '../../src/shared/time.ts';

const now = { year: 2026, month: 2, day: 7 };

const until = (date: string): Time => ({ kind: 'time', of: 'until', date, before: 'valid', after: 'expired' });

test.each<[Time, string]>([
  [{ kind: 'time', of: 'year' }, '2026'],
  [{ kind: 'time', of: 'day', zero: '٠' }, '٧'],
  [{ kind: 'time', of: 'month', names: ['a', 'b', 'c'] }, 'b'],
  [{ kind: 'time', of: 'month', names: ['a'] }, ''],
  [{ kind: 'time', of: 'yearsSince', year: 2016 }, '10'],
  [{ kind: 'time', of: 'yearsSince', year: 2015, zero: '٠' }, '١١'],
  [{ kind: 'time', of: 'yearsSince', year: 2028 }, '0'],
  [until('2026-02-07'), 'valid'],
  [until('2026-02-06'), 'expired'],
  [until('2026-02'), 'valid'],
  [until('2026-01'), 'expired'],
  [until('2026'), 'valid'],
  [until('2025'), 'expired'],
  [until('0999'), 'expired'],
])('formats %j as %s', (time, text) => {
  expect(formatTime(time, now)).toBe(text);
});

test('uses the date in UTC for a build, and the local date of the visitor in a browser', () => {
  const instant = new Date(2031, 10, 9, 12);
  expect(today(instant)).toEqual({ year: 2031, month: 11, day: 9 });
  expect(dayIn(new Date('2031-12-31T23:59:59Z'))).toEqual({ year: 2031, month: 12, day: 31 });
  const { year, month, day } = today();
  expect(Math.abs(Date.UTC(year, month - 1, day) - Date.now())).toBeLessThan(3 * 86_400_000);
});

test.each([
  ['en', 'Oct. 2016'],
  ['fr-CA', 'oct. 2016'],
  ['ar', 'أكتوبر 2016'],
  ['de', 'Okt. 2016'],
  ['es', 'oct. 2016'],
  ['it', 'ott. 2016'],
  ['pt', 'out. 2016'],
  ['nl', 'okt. 2016'],
  ['constructor', '2016-10'],
])('writes a month in %s as %s', (language, formatted) => {
  expect(formatMonth('2016-10', language)).toBe(formatted);
});
