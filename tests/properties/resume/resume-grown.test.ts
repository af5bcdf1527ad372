import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { registry } from '../../../src/blocks/registry.ts';
import { siteOf as starterSite } from '../../../src/cli/new/starter.ts';
import { localize } from '../../../src/core/i18n/localize.ts';
import { importResume } from '../../../src/resume-import/import-resume.ts';
import { readResume } from '../../../src/resume-import/read-resume.ts';
import type { AnyRecord } from '../../support/resume.ts';
import { smallSite } from '../../support/sites/site.ts';
import { runs } from '../generators/runs.ts';

const starter = localize(registry, starterSite({}), 'en');
const importInto = (text: string, resume: AnyRecord): string =>
  importResume(registry, text, readResume(registry, resume), starter).text;
const before = JSON.stringify(smallSite(), null, 2);

/* Few words and dates, so that many entries have much in common. */
const some = (...values: (string | undefined)[]) => fc.constantFrom(...values);
const entriesOf = (settings: Record<string, fc.Arbitrary<unknown>>) =>
  fc.array(
    fc.record(settings).map((entry) => Object.fromEntries(Object.entries(entry).filter(([, value]) => value))),
    { maxLength: 5 },
  );
const starts = some(undefined, '2020', '2020-02', '2020-09', '2021');
const ends = some(undefined, '2022', '2022-05', '2023');
const what = some(undefined, 'One', 'Two');
const role = { position: some(undefined, 'Dev', 'Lead'), startDate: starts, endDate: ends, summary: what, url: what };
const grown = fc.record({
  work: entriesOf({ name: some('Alpha', 'Beta'), ...role }),
  volunteer: entriesOf({ organization: some('Alpha', 'Beta'), ...role }),
  education: entriesOf({
    institution: some('Alpha', 'Beta'),
    studyType: some(undefined, 'MSc', 'BSc'),
    area: some(undefined, 'CS', 'Law'),
    startDate: starts,
    endDate: ends,
    score: what,
  }),
  projects: entriesOf({
    name: some('Website', 'Logo'),
    entity: some(undefined, 'Alpha', 'Beta'),
    startDate: starts,
    endDate: ends,
    description: what,
  }),
  awards: entriesOf({
    title: some('Best', 'First'),
    awarder: some(undefined, 'Alpha', 'Beta'),
    date: starts,
    summary: what,
  }),
  certificates: entriesOf({ name: some('Best', 'First'), issuer: some(undefined, 'Alpha', 'Beta'), date: starts }),
  publications: entriesOf({ name: some('Report', 'Paper'), releaseDate: starts, publisher: what, summary: what }),
  skills: entriesOf({ name: some('A', 'B'), level: what }),
  languages: entriesOf({ language: some('A', 'B'), fluency: what }),
  references: entriesOf({ name: some('A', 'B'), reference: some('One', 'Two') }),
});

/* The lists of a site, in any order. */
function listsIn(text: string): string[] {
  const { blocks } = JSON.parse(text).pages[0];
  const entries = blocks.flatMap((block: AnyRecord) =>
    Object.values(block.groups?.[0] ?? block.facts?.[0] ?? block).flatMap((list) => (Array.isArray(list) ? list : [])),
  );
  return entries.map((entry: unknown) => sorted(entry)).sort();
}

const sorted = (entry: unknown): string => JSON.stringify(entry, Object.keys(Object(entry)).sort());

describe('a résumé with additional entries', () => {
  test('adds each missing entry as often as the résumé contains it', () => {
    fc.assert(
      fc.property(grown, fc.func(fc.boolean()), (whole, isOld) => {
        const old = Object.fromEntries(
          Object.entries(whole).map(([name, list]) => [name, list.filter((_, index) => isOld(name, index))]),
        );
        const after = importInto(importInto(before, old), whole);
        expect(listsIn(after)).toEqual(listsIn(importInto(before, whole)));
      }),
      runs(150),
    );
  });

  test('completes entries with less data, and changes nothing the second time', () => {
    fc.assert(
      fc.property(grown, fc.func(fc.integer({ min: 0, max: 3 })), (whole, lotOf) => {
        const less = Object.entries(whole).map(([name, list]) => [
          name,
          list.map((entry, index) => shortened(entry, (setting) => lotOf(name, index, setting) > 0)),
        ]);
        const after = importInto(importInto(before, Object.fromEntries(less)), whole);
        expect(importInto(after, whole)).toBe(after);
      }),
      runs(150),
    );
  });
});

/* An entry keeps what it can't do without. */
const shortened = (entry: AnyRecord, isKept: (setting: string) => boolean): AnyRecord =>
  Object.fromEntries(Object.entries(entry).filter(([setting], index) => index === 0 || isKept(setting)));
