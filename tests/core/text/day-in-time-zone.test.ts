import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dayIn, isTimeZone } from '../../../src/core/text/day-in-time-zone.ts';
import { compileSite, complaintsOf, smallSite } from '../../support/sites/site.ts';

const zones = Intl.supportedValuesOf('timeZone');

const written = ({ year, month, day }: ReturnType<typeof dayIn>) => [year, month, day].join('-');

test.each([
  ['2026-03-14T23:30:00Z', undefined, '2026-3-14'],
  ['2026-03-14T23:30:00Z', 'UTC', '2026-3-14'],
  ['2026-03-14T23:30:00Z', 'Africa/Tunis', '2026-3-15'],
  ['2026-03-15T02:00:00Z', 'America/Los_Angeles', '2026-3-14'],
  ['2026-03-14T16:00:00Z', 'Asia/Shanghai', '2026-3-15'],
  ['2026-03-14T15:59:59Z', 'Asia/Shanghai', '2026-3-14'],
  // The hour that daylight saving time skips.
  ['2026-03-28T23:00:00Z', 'Europe/Berlin', '2026-3-29'],
  ['2026-03-29T21:59:59Z', 'Europe/Berlin', '2026-3-29'],
  ['2026-03-29T22:00:00Z', 'Europe/Berlin', '2026-3-30'],
  ['1970-01-01T00:00:00Z', 'America/New_York', '1969-12-31'],
  ['2026-03-14T23:30:00Z', 'Mars/Olympus', '2026-3-14'],
])('at %s in %s, the date is %s', (instant, zone, day) => {
  expect(written(dayIn(new Date(instant), zone))).toBe(day);
});

test('in every time zone, the date is that of UTC, the day before or the day after', () => {
  const instants = fc.date({ min: new Date(0), max: new Date('9999-12-30'), noInvalidDate: true });
  fc.assert(
    fc.property(instants, fc.constantFrom(...zones), (instant, zone) => {
      const near = [-1, 0, 1].map((days) => written(dayIn(new Date(instant.getTime() + days * 86_400_000))));
      expect(near).toContain(written(dayIn(instant, zone)));
      expect(isTimeZone(zone)).toBe(true);
    }),
    { seed: 2026 },
  );
});

const post = (date: string, more = {}) => ({ ...smallSite().pages[0], path: '/post', title: 'Today', date, ...more });
const siteOf = (date: string, more = {}) => ({ ...smallSite(), ...more, pages: [...smallSite().pages, post(date)] });

describe('a post of a day', () => {
  const isThere = (date: string, timeZone: string | undefined, now: string) =>
    compileSite(siteOf(date, { timeZone }), { now: new Date(now) }).site?.pages.length === 2;

  test.each([
    ['Asia/Shanghai', '2026-11-25T15:59:59Z', '2026-11-25T16:00:00Z'],
    ['America/Los_Angeles', '2026-11-26T07:59:59Z', '2026-11-26T08:00:00Z'],
    ['Africa/Tunis', '2026-11-25T22:59:59Z', '2026-11-25T23:00:00Z'],
    [undefined, '2026-11-25T23:59:59Z', '2026-11-26T00:00:00Z'],
  ])('is published when the day starts in %s', (timeZone, before, after) => {
    expect([isThere('2026-11-26', timeZone, before), isThere('2026-11-26', timeZone, after)]).toEqual([false, true]);
  });

  test.each([
    [undefined, '2026-03-14T09:59:59Z', []],
    [
      undefined,
      '2026-03-14T10:00:00Z',
      ['OF256 This post waits until 2026-03-15 (UTC), because the site has no time zone.'],
    ],
    [undefined, '2026-03-15T00:00:00Z', []],
    ['America/Los_Angeles', '2026-03-14T23:00:00Z', []],
  ])('in %s at %s, the hint about time zones appears only if its day has started somewhere', (timeZone, now, hints) => {
    const complaints = complaintsOf(siteOf('2026-03-15', { timeZone }), { now: new Date(now) });
    expect(complaints.map((each) => each.split(' | ')[0])).toEqual(hints);
    expect(complaintsOf(siteOf('2026-03-15', { timeZone }), { now: new Date(now), isPreview: true })).toEqual([]);
  });

  test('is not reported as hidden if a link points to it', () => {
    const labelOf = (more: object, timeZone?: string) => {
      const site = siteOf('2026-06', { timeZone, footer: { links: [{ label: 'New', href: '/post' }] } });
      Object.assign(site.pages[1], more);
      const { diagnostics } = compileSite(site, { now: new Date('2026-03-14T12:00:00Z') });
      return diagnostics.map(({ label }) => label);
    };
    expect(labelOf({})).toEqual(['the page "/post" isn\'t published until 2026-06-01 (UTC)']);
    expect(labelOf({}, 'Asia/Tokyo')).toEqual(['the page "/post" isn\'t published until 2026-06-01 (Asia/Tokyo)']);
    expect(labelOf({ draft: true })).toEqual(['the page "/post" is a draft']);
    expect(labelOf({ date: '2020', hidden: true })).toEqual(['the page "/post" is hidden']);
  });

  test('is not reported as hidden if a card links to it', () => {
    const site = siteOf('2026-06');
    site.pages[0].blocks.push({ type: 'card-grid', id: 'c', cards: [{ title: 'A', page: '/post' }] });
    const { diagnostics } = compileSite(site, { now: new Date('2026-03-14T12:00:00Z') });
    expect(diagnostics.map(({ label }) => label)).toEqual(['the page "/post" isn\'t published until 2026-06-01 (UTC)']);
  });
});

describe('a time zone', () => {
  const use = 'Use the name of a time zone, such as "Africa/Tunis" or "Europe/Berlin".';
  test.each([
    ['Tunis', 'did you mean "Africa/Tunis"?'],
    ['los angeles', 'write "America/Los_Angeles"'],
    ['Los_Angeles', 'did you mean "America/Los_Angeles"?'],
    ['Africa/Tuni', 'did you mean "Africa/Tunis"?'],
    ['Europe/Belrin', 'did you mean "Europe/Berlin"?'],
    ['Mars/Olympus', use],
    ['+01:00', use],
    ['', 'add text or remove it'],
  ])('is rejected if it is unknown: "%s"', (timeZone, fix) => {
    const { diagnostics, site } = compileSite({ ...smallSite(), timeZone }, { now: new Date(0) });
    expect([site, diagnostics.map((each) => [each.path, each.fix?.text ?? each.help])]).toEqual([
      null,
      [['timeZone', fix]],
    ]);
  });

  test.each(['UTC', 'Europe/Berlin', 'America/Argentina/Buenos_Aires', 'Etc/GMT+5', 'Asia/Calcutta', 'Asia/Kolkata'])(
    'is accepted if it exists: %s',
    (timeZone) => {
      expect(complaintsOf({ ...smallSite(), timeZone })).toEqual([]);
    },
  );
});
