import { describe, expect, test } from 'vitest';
import type { RichText } from '../../../schema/rich-text.ts';
import { plainText } from '../../../src/shared/rich-text.ts';
import { graphsIn } from '../../support/graph.tsx';
import { compileSite, complaintsOf, siteWith } from '../../support/sites/site.ts';

const now = new Date('2026-11-26T12:00:00Z');

const work = (...periods: object[]) =>
  siteWith({ type: 'timeline', entries: periods.map((period) => ({ title: 'A', organization: 'B', ...period })) });

describe('an ongoing entry with a future start gets a warning', () => {
  const warningsOf = (...entries: object[]) =>
    complaintsOf(work(...entries), { now }).map((each) => each.split(' | ')[0]);
  const found = (date: string) => `OF257 This is shown as ongoing, but starts in the future: ${date}.`;

  test.each([
    [{ period: { start: '2202-01', end: 'present' } }, [found('2202-01')]],
    [{ period: { start: '2027' } }, [found('2027')]],
    [{ period: { start: '2026-12' } }, [found('2026-12')]],
    [{ period: { start: '2026-11-27' } }, [found('2026-11-27')]],
    [{ period: { start: '2202', end: 'present' }, hidden: true }, []],
    [{ period: { start: '2026-11-26' } }, []],
    [{ period: { start: '2026-11' } }, []],
    [{ period: { start: '2026' } }, []],
    [{ period: { start: '2027-03', end: '2027-06' } }, []],
    [{ period: { start: '2026-01', end: '2027-06' } }, []],
    [{ date: '2027-03' }, []],
  ])('%j', (entry, warnings) => {
    expect(warningsOf(entry)).toEqual(warnings);
  });

  test('cards and skills get the warning too, by the date in the time zone', () => {
    const site = siteWith(
      { type: 'hero', headline: 'Hello' },
      { type: 'card-grid', id: 'c', cards: [{ title: 'A', period: { start: '2026-11-27' } }] },
      { type: 'skill-group', id: 's', groups: [{ title: 'a', skills: [{ name: 'x', since: '2026-11-27' }] }] },
    );
    const codesIn = (timeZone?: string) =>
      complaintsOf({ ...site, timeZone }, { now }).map((each) => each.split(' | ').slice(-1)[0]);
    expect(codesIn()).toEqual([
      'Correct the date, or add "end". If it is planned without an end, use "date" instead of "period".',
      'Correct the date, or remove "since" until then.',
    ]);
    expect(codesIn('Pacific/Kiritimati')).toEqual([]);
  });
});

describe('an entry is current', () => {
  const badges = (entry: object, host: object = { now }) => {
    const [block] = compileSite(work(entry), host).site?.pages[0]?.blocks ?? [];
    return block?.type === 'timeline' ? block.entries[0]?.current : undefined;
  };
  const on = (text: RichText | undefined, year: number, month: number, day = 1) =>
    text && plainText(text, { year, month, day });

  test('from its start, while it has no end', () => {
    expect(badges({ period: { start: '2020' } })).toBe('Current');
    expect(badges({ period: { start: '2026-11-26', end: 'present' } })).toBe('Current');
    expect(badges({ period: { start: '2026-11-27', end: 'present' } })).toBeUndefined();
    expect(badges({ date: '2026' })).toBeUndefined();
  });

  test('until its end, even if the end is after the build', () => {
    const contract = badges({ period: { start: '2026-01', end: '2027-06' } });
    expect([on(contract, 2026, 11), on(contract, 2027, 6, 30), on(contract, 2027, 7)]).toEqual([
      'Current',
      'Current',
      '',
    ]);
    expect(on(badges({ period: { start: '2026', end: '2026' } }), 2026, 12, 31)).toBe('Current');
    expect(badges({ period: { start: '2024', end: '2026-11-25' } })).toBeUndefined();
    expect(badges({ period: { start: '2024', end: '2026-10' } })).toBeUndefined();
    expect(badges({ period: { start: '2027-01', end: '2027-06' } })).toBeUndefined();
  });

  test('if its custom label contains punctuation', () => {
    const site = { ...work({ period: { start: '2026', end: '2027' } }), labels: { current: 'Now | {{on' } };
    const [block] = compileSite(site, { now }).site?.pages[0]?.blocks ?? [];
    const [entry] = block?.type === 'timeline' ? block.entries : [];
    expect(on(entry?.current, 2027, 1)).toBe('Now | {on');
  });

  test('without a build date only if it has no end', () => {
    expect(badges({ period: { start: '2200' } }, {})).toBe('Current');
    expect(badges({ period: { start: '2020', end: '2200' } }, {})).toBeUndefined();
  });
});

test('structured data contains current work', () => {
  // The day of these graphs is November 21, 2026.
  const [graph] = graphsIn(
    work(
      { organization: 'Contract', period: { start: '2026-01', end: '2027-06' } },
      { organization: 'Planned', period: { start: '2027-03' } },
      { organization: 'Over', period: { start: '2020', end: '2026-10' } },
    ),
  );
  expect(JSON.stringify(graph)).toContain('Contract');
  expect(JSON.stringify(graph)).not.toMatch(/Planned|Over/);
});
