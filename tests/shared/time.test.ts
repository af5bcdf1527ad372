import { expect, test } from 'vitest';
import { formatMonth } from '../../src/core/text/calendar.ts';
import { dayIn } from '../../src/core/text/time-zone.ts';
import { fillTime, today, withTime } from '../../src/shared/time.ts';

const now = { year: 2026, month: 2, day: 7 };

test.each([
  ['{year}', '2026'],
  ['{day}.{month:a|b|c}', '7.b'],
  ['{yearsSince:2016}', '10'],
  ['{yearsSince:2016+1}', '11'],
  ['{yearsSince:2016-12}', '0'],
  ['{{year} {year}', '{year} 2026'],
  ['{count} {name:x}', '{count} {name:x}'],
  ['{}{ year}', '{}{ year}'],
  ['{until:2026-02-07|valid|expired}', 'valid'],
  ['{until:2026-02-06|valid|expired}', 'expired'],
  ['{until:2026-02|valid|expired}', 'valid'],
  ['{until:2026-01|valid|expired}', 'expired'],
  ['{until:2026|valid|expired}', 'valid'],
  ['{until:2025|valid|expired}', 'expired'],
  ['{until:0999|valid|expired}', 'expired'],
])('interpolates %s as %s', (template, text) => {
  expect(fillTime(template, now)).toBe(text);
});

test('interpolates the dates of a page, and changes nothing else', () => {
  const data = {
    list: [{ text: '{year}' }, { text: '{year}' }],
    other: { text: '{year}' },
    timed: [['list', 1, 'text']],
  };
  const filled = withTime(data, now);
  expect(filled).toEqual({ ...data, list: [{ text: '{year}' }, { text: '2026' }] });
  expect(Array.isArray(filled.list)).toBe(true);
  expect([filled.other, filled.list[0]]).toEqual([data.other, data.list[0]]);
  expect(data.list[1]?.text).toBe('{year}');
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
])('writes a month in %s as %s', (language, words) => {
  expect(formatMonth('2016-10', language)).toBe(words);
});
