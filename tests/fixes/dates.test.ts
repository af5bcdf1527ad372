import { expect, test } from 'vitest';
import { compileSite, siteWith } from '../support/sites/site.ts';

/* The advice on the dates of a course or another entry. */
const adviceOn = (settings: object, type = 'course-list', list = 'courses') =>
  compileSite(siteWith({ type: 'hero', headline: 'A' }, { type, id: 'x', [list]: [{ title: 'A', ...settings }] }))
    .diagnostics.filter(({ code }) => code === 'OF104')
    .map(({ fix, label }) => fix?.text ?? label);

const forCourses = 'use "date" for one date, or "term" for a period, for example "2024–2025"';

test.each([
  [{ period: '2024' }, 'did you mean "date"?'],
  [{ period: '2024-2025' }, 'did you mean "term"?'],
  [{ period: 'Fall 2024' }, 'did you mean "term"?'],
  [{ timeframe: 'March to May 2024' }, 'did you mean "term"?'],
  [{ date: '2024', period: '2024-2025' }, 'did you mean "term"?'],
  [{ period: { start: '2024' } }, 'write "date": "2024"'],
  [{ period: { start: '2024-03', end: '2024-03' } }, 'write "date": "2024-03"'],
  [{ years: 2024 }, 'write "date": "2024"'],
  [{ period: { start: '2024', end: '2025' } }, forCourses],
  [{ period: { start: '2024', end: 'present' } }, forCourses],
  [{ period: { start: '2024', place: 'Tunis' } }, forCourses],
  [{ period: {} }, forCourses],
  [{ date: '2023', period: { start: '2024' } }, forCourses],
])('advises on %j in a course, without losing a date', (settings, advice) => {
  expect(adviceOn(settings)).toEqual([advice]);
});

test.each([
  [
    'credential-list',
    'credentials',
    { issuer: 'B' },
    'use "date" for the date of issue, and "expires" for the expiry date',
  ],
  ['publication-list', 'publications', {}, 'use "date": a publication has one date'],
])('explains which date an entry of a %s has instead of a period', (type, list, settings, advice) => {
  expect(adviceOn({ ...settings, period: { start: '2024', end: '2025' } }, type, list)).toEqual([advice]);
  expect(adviceOn({ ...settings, period: { start: '2024' } }, type, list)).toEqual(['write "date": "2024"']);
});
