import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { version } from '../../../schema/site.ts';
import { registry } from '../../../src/blocks/registry.ts';
import type { Change } from '../../../src/core/source/changes/change.ts';
import { otherVersion } from '../../../src/core/validation/validate.ts';
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
    expect(migrate(registry, await fixture(from, 'before'), chain, from + 1)).toMatchObject({
      text: await fixture(from, 'after'),
    });
  });

  test.each([
    ['with CRLF', (text: string) => text.replaceAll('\n', '\r\n')],
    ['with tabs', (text: string) => text.replace(/^(?: {2})+/gm, (spaces) => '\t'.repeat(spaces.length / 2))],
    ['with wide indentation', (text: string) => text.replace(/^ +/gm, (spaces) => spaces.repeat(2))],
  ])('keeps the layout of a file %s', async (_, format) => {
    const [before, after] = [await fixture(from, 'before'), await fixture(from, 'after')];
    expect(migrate(registry, format(before), chain, from + 1)).toMatchObject({ text: format(after) });
  });

  test('keeps the layout of a file without spaces', async () => {
    const [before, after] = [await fixture(from, 'before'), await fixture(from, 'after')];
    const packed = (text: string) => JSON.stringify(JSON.parse(text));
    expect(migrate(registry, packed(before), chain, from + 1)).toMatchObject({ text: packed(after) });
  });
});

test('turns an old site into a valid one', async () => {
  expect(complaintsOf(await fixture(0, 'before'))).toEqual([
    'OF902 This file is version 0, which is older than version 2. | at 0 | Run "onefolio migrate" to update the file and see what changes.',
  ]);
  const migrated = migrate(registry, await fixture(0, 'before'), [step, ...steps]);
  expect('text' in migrated && compileSite(migrated.text).site).toBeTruthy();
});

test('keeps the outputs of a site that has a page at /cv', () => {
  const old = { version: 1, outputs: { resume: true }, pages: [{ path: '/cv' }] };
  const migrated = migrate(registry, JSON.stringify(old));
  expect('text' in migrated && JSON.parse(migrated.text)).toMatchObject({ outputs: { resume: true, cv: false } });
});

test('applies steps in order, each to the result of the one before', () => {
  interface Counted {
    versions: number[];
    version: number;
  }
  const counting = (from: number): Step => ({
    from,
    changes(site): Change[] {
      const { versions, version } = site as Counted;
      return [{ kind: 'set', at: ['versions'], value: [...versions, version] }];
    },
  });
  const chain = [3, 1, 2, 0].map(counting);
  expect(migrate(registry, '{ "versions": [], "version": 1 }', chain, 4)).toMatchObject({
    text: '{ "versions": [1, 2, 3], "version": 4 }',
  });
});

test('leaves texts unchanged if a site has too many formatting characters', () => {
  const summary = '*a'.repeat(1600);
  const blocks = [...'12345678'].map(() => ({ type: 'hero', headline: 'A_b_', summary }));
  const site = { version: 1, language: 'en', owner: { name: 'A' }, pages: [{ path: '/', title: 'A', blocks }] };
  const migrated = migrate(registry, JSON.stringify(site));
  if ('missing' in migrated) throw new Error('a step is missing');
  const texts = JSON.parse(migrated.text).pages[0].blocks.map((block: { summary: string }) =>
    block.summary.slice(0, 3),
  );
  expect(texts).toEqual([...Array(7).fill('\\*a'), '*a*']);
});

test('renames a property of 20,000 entries without delay', () => {
  const entries = Array.from({ length: 20_000 }, (_, index) => ({ title: 'x', company: String(index) }));
  const site = { version: 1, pages: [{ blocks: [{ type: 'timeline', entries }] }] };
  const before = process.cpuUsage();
  const migrated = migrate(registry, JSON.stringify(site), steps);
  const { user, system } = process.cpuUsage(before);
  expect('text' in migrated && JSON.parse(migrated.text).pages[0].blocks[0].entries.at(-1)).toEqual({
    title: 'x',
    organization: '19999',
  });
  // Parsing the whole file for each of them would take minutes.
  expect(user + system).toBeLessThan(5_000_000);
});

test('leaves invalid values unchanged', () => {
  for (const site of [
    { version: 1 },
    { version: 1, pages: [null, { blocks: [1, { entries: [{ company: 1, organization: 2 }, 'x'] }] }] },
  ])
    expect(migrate(registry, JSON.stringify(site), steps)).toMatchObject({
      text: JSON.stringify({ ...site, version: 2 }),
    });
});

test('can rename a property that an earlier change has added', () => {
  const step: Step = {
    from: 1,
    changes: () => [
      { kind: 'set', at: ['a'], value: 1 },
      { kind: 'rename', at: ['a'], name: 'b' },
    ],
  };
  expect(migrate(registry, '{ "version": 1 }', [step], 2)).toMatchObject({ text: '{ "version": 2, "b": 1 }' });
});

test('returns the version that no step starts from', () => {
  expect(migrate(registry, '{ "version": -1 }', [step])).toEqual({ missing: -1 });
  expect(migrate(registry, '{ "version": 0.5 }', [step])).toEqual({ missing: 0.5 });
});

test('has a step from every published version to the next', () => {
  expect(steps.map(({ from }) => from)).toEqual(Array.from({ length: version - 1 }, (_, index) => index + 1));
});

test('reports an older and a newer version, and nothing for the current one', () => {
  expect(otherVersion({ version: 2 }, 3)).toMatchObject({ code: 'OF902', details: { found: 2, known: 3 } });
  expect(otherVersion({ version: 4 }, 3)).toMatchObject({ code: 'OF901', details: { found: 4, known: 3 } });
  expect(otherVersion({ version: 3 }, 3)).toBeUndefined();
  expect(otherVersion(smallSite())).toBeUndefined();
});
