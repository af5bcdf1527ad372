import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { version } from '../../../schema/site.ts';
import { foreignVersion } from '../../../src/compile/shape/validate.ts';
import type { Change } from '../../../src/edit/change.ts';
import { migrate } from '../../../src/edit/migrate/migrate.ts';
import type { Step } from '../../../src/edit/migrate/step.ts';
import { steps } from '../../../src/edit/migrate/steps.ts';
import { root } from '../../support/root.ts';
import { compileSite, complaintsOf, smallSite } from '../../support/sites/site.ts';
import { step } from './migrations/step.ts';

const fixture = (from: number, name: 'before' | 'after') =>
  readFile(join(root, `tests/edit/migrate/migrations/${from}-to-${from + 1}/${name}.json`), 'utf8');

/* Steps that are published, and one that stands for those to come. */
describe.each([step, ...steps])('the step from version $from', ({ from }) => {
  const chain = [step, ...steps];

  test('makes of the file before the file after, and touches nothing else', async () => {
    expect(migrate(await fixture(from, 'before'), chain, from + 1)).toEqual({ text: await fixture(from, 'after') });
  });

  test.each([
    ['with CRLF', (text: string) => text.replaceAll('\n', '\r\n')],
    ['with tabs', (text: string) => text.replace(/^(?: {2})+/gm, (blanks) => '\t'.repeat(blanks.length / 2))],
    ['with wide indentation', (text: string) => text.replace(/^ +/gm, (blanks) => blanks.repeat(2))],
  ])('keeps a file %s as it is', async (_, lay) => {
    const [before, after] = [await fixture(from, 'before'), await fixture(from, 'after')];
    expect(migrate(lay(before), chain, from + 1)).toEqual({ text: lay(after) });
  });

  test('keeps a file without blanks as it is', async () => {
    const [before, after] = [await fixture(from, 'before'), await fixture(from, 'after')];
    const packed = (text: string) => JSON.stringify(JSON.parse(text));
    expect(migrate(packed(before), chain, from + 1)).toEqual({ text: packed(after) });
  });
});

test('ends with a site that is right', async () => {
  expect(complaintsOf(await fixture(0, 'before'))).toEqual([
    'OF902 this file is version 0, which is older than the version 1 that this Onefolio reads | at 0 | run "onefolio migrate": it brings the file up to date and shows what changes',
  ]);
  const migrated = migrate(await fixture(0, 'before'), [step]);
  expect('text' in migrated && compileSite(migrated.text).site).toBeTruthy();
});

test('takes step after step, each from the text that the one before has left', () => {
  interface Counted {
    seen: number[];
    version: number;
  }
  const counting = (from: number): Step => ({
    from,
    changes(site): Change[] {
      const { seen, version } = site as Counted;
      return [{ kind: 'set', at: ['seen'], value: [...seen, version] }];
    },
  });
  const chain = [3, 1, 2, 0].map(counting);
  expect(migrate('{ "seen": [], "version": 1 }', chain, 4)).toEqual({ text: '{ "seen": [1, 2, 3], "version": 4 }' });
});

test('names the version from which no step leads on', () => {
  expect(migrate('{ "version": -1 }', [step])).toEqual({ missing: -1 });
  expect(migrate('{ "version": 0.5 }', [step])).toEqual({ missing: 0.5 });
});

test('leads from every published version to the one that is read', () => {
  expect(steps.map(({ from }) => from)).toEqual(Array.from({ length: version - 1 }, (_, index) => index + 1));
});

test('tells an older file from a newer one, and says nothing of one that is current', () => {
  expect(foreignVersion({ version: 2 }, 3)).toMatchObject({ code: 'OF902', words: { found: 2, known: 3 } });
  expect(foreignVersion({ version: 4 }, 3)).toMatchObject({ code: 'OF901', words: { found: 4, known: 3 } });
  expect(foreignVersion({ version: 3 }, 3)).toBeUndefined();
  expect(foreignVersion(smallSite())).toBeUndefined();
});
