import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { version } from '../../../schema/site.ts';
import { otherVersion } from '../../../src/compile/shape/validate.ts';
import type { Change } from '../../../src/edit/change.ts';
import { migrate } from '../../../src/edit/migrate/migrate.ts';
import type { Step } from '../../../src/edit/migrate/step.ts';
import { steps } from '../../../src/edit/migrate/steps.ts';
import { root } from '../../support/root.ts';
import { compileSite, complaintsOf, smallSite } from '../../support/sites/site.ts';
import { step } from './migrations/step.ts';

const fixture = (from: number, name: 'before' | 'after') =>
  readFile(join(root, `tests/edit/migrate/migrations/${from}-to-${from + 1}/${name}.json`), 'utf8');

/* The published steps, and an example of a future one. */
describe.each([step, ...steps])('the step from version $from', ({ from }) => {
  const chain = [step, ...steps];

  test('turns before.json into after.json, and changes nothing else', async () => {
    expect(migrate(await fixture(from, 'before'), chain, from + 1)).toEqual({ text: await fixture(from, 'after') });
  });

  test.each([
    ['with CRLF', (text: string) => text.replaceAll('\n', '\r\n')],
    ['with tabs', (text: string) => text.replace(/^(?: {2})+/gm, (blanks) => '\t'.repeat(blanks.length / 2))],
    ['with wide indentation', (text: string) => text.replace(/^ +/gm, (blanks) => blanks.repeat(2))],
  ])('keeps the layout of a file %s', async (_, format) => {
    const [before, after] = [await fixture(from, 'before'), await fixture(from, 'after')];
    expect(migrate(format(before), chain, from + 1)).toEqual({ text: format(after) });
  });

  test('keeps the layout of a file without blanks', async () => {
    const [before, after] = [await fixture(from, 'before'), await fixture(from, 'after')];
    const packed = (text: string) => JSON.stringify(JSON.parse(text));
    expect(migrate(packed(before), chain, from + 1)).toEqual({ text: packed(after) });
  });
});

test('turns an old site into a valid one', async () => {
  expect(complaintsOf(await fixture(0, 'before'))).toEqual([
    'OF902 this file is version 0, which is older than the version 1 that this Onefolio reads | at 0 | run "onefolio migrate": it brings the file up to date and shows what changes',
  ]);
  const migrated = migrate(await fixture(0, 'before'), [step]);
  expect('text' in migrated && compileSite(migrated.text).site).toBeTruthy();
});

test('applies steps in order, each to the result of the one before', () => {
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

test('names the version that no step starts from', () => {
  expect(migrate('{ "version": -1 }', [step])).toEqual({ missing: -1 });
  expect(migrate('{ "version": 0.5 }', [step])).toEqual({ missing: 0.5 });
});

test('has a step from every published version to the next', () => {
  expect(steps.map(({ from }) => from)).toEqual(Array.from({ length: version - 1 }, (_, index) => index + 1));
});

test('reports an older and a newer version, and nothing for the current one', () => {
  expect(otherVersion({ version: 2 }, 3)).toMatchObject({ code: 'OF902', words: { found: 2, known: 3 } });
  expect(otherVersion({ version: 4 }, 3)).toMatchObject({ code: 'OF901', words: { found: 4, known: 3 } });
  expect(otherVersion({ version: 3 }, 3)).toBeUndefined();
  expect(otherVersion(smallSite())).toBeUndefined();
});
