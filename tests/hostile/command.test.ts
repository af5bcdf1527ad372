import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { command, type Finished } from '../support/command.ts';
import { contentsOf, openFolder, put } from '../support/folder.ts';
import { root } from '../support/root.ts';
import { smallSite } from '../support/sites/site.ts';
import { oneByteOff } from './bytes.ts';
import { floods } from './floods.ts';

const starter = new Uint8Array(readFileSync(join(root, 'site.json')));
const { FAST_CHECK_RUNS = '1', FAST_CHECK_SEED = '2026' } = process.env;
const seed = Number(FAST_CHECK_SEED);

let folder: Awaited<ReturnType<typeof openFolder>>;
let file: string;
let built: Record<string, string>;

beforeAll(async () => {
  folder = await openFolder();
  file = join(folder.path, 'site.json');
  await put(file, starter);
  expect(await command(['build', '--site', file])).toMatchObject({ code: 0 });
  built = await contentsOf(join(folder.path, 'dist'));
}, 60_000);
afterAll(() => folder.remove());

const floodsOfThatSort = [
  '100,000 times the same name',
  'a text of 9 MB',
  '100,000 lists in each other',
  '9,000,000 backslashes',
];

test.each<[string, () => string | Uint8Array]>([
  ...floods
    .filter(({ name }) => floodsOfThatSort.includes(name))
    .map(({ name, text }): [string, () => string] => [name, text]),
  ['11 MB', () => ' '.repeat(11 * 1024 * 1024)],
  ['UTF-16', () => new Uint8Array(Buffer.from(JSON.stringify(smallSite()), 'utf16le'))],
  ['"__proto__"', () => '{"__proto__": {"isAdmin": true}, "constructor": {"prototype": {}}}'],
])('a build keeps the last pages as they were when the file has %s', async (_, text) => {
  await put(file, text());
  await isRefused(await command(['build', '--site', file]));
});

test('a build writes the starter site or says what is wrong with it, whichever byte of it is another', async () => {
  const mutants = fc.sample(oneByteOff(starter), { seed, numRuns: Number(FAST_CHECK_RUNS) > 1 ? 20 : 3 });
  for (const bytes of mutants) {
    await put(file, bytes);
    const finished = await command(['build', '--site', file]);
    if (finished.code !== 0) await isRefused(finished);
    else built = await contentsOf(join(folder.path, 'dist'));
    expect(Object.keys(built)).toContain('index.html');
  }
});

/* One exit code, no stack trace, no more than fits on a screen, and nothing of the last pages touched. */
async function isRefused({ code, stdout, stderr }: Finished): Promise<void> {
  expect([code, stdout]).toEqual([1, '']);
  expect(stderr).toMatch(/^error OF\d{3}: /);
  expect(stderr).not.toMatch(/^\s+at .*:\d+:\d+\)?$/m);
  expect(stderr.match(/^(?:error|warning) OF/gm)?.length).toBeLessThanOrEqual(20);
  expect(await contentsOf(join(folder.path, 'dist'))).toEqual(built);
}
