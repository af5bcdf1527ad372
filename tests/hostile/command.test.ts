import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { command, type Finished } from '../support/command.ts';
import { contentsOf, openFolder, put } from '../support/folder.ts';
import { root } from '../support/root.ts';
import { smallSite } from '../support/sites/site.ts';
import { oneByteOff } from './bytes.ts';
import { exhaustingFiles } from './exhausting-files.ts';

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
});
afterAll(() => folder.remove());

const chosenFiles = ['the same name 100,000 times', 'a text of 9 MB', '100,000 nested lists', '9,000,000 backslashes'];

test.each<[string, () => string | Uint8Array]>([
  ...exhaustingFiles
    .filter(({ name }) => chosenFiles.includes(name))
    .map(({ name, text }): [string, () => string] => [name, text]),
  ['11 MB', () => ' '.repeat(11 * 1024 * 1024)],
  ['UTF-16', () => new Uint8Array(Buffer.from(JSON.stringify(smallSite()), 'utf16le'))],
  ['"__proto__"', () => '{"__proto__": {"isAdmin": true}, "constructor": {"prototype": {}}}'],
])('a build leaves the published pages unchanged if the file has %s', async (_, text) => {
  await put(file, text());
  await expectRefusal(await command(['build', '--site', file]));
});

test('a build writes the starter site or reports an error, whichever byte changes', async () => {
  const mutants = fc.sample(oneByteOff(starter), { seed, numRuns: Number(FAST_CHECK_RUNS) > 1 ? 20 : 3 });
  for (const bytes of mutants) {
    await put(file, bytes);
    const finished = await command(['build', '--site', file]);
    if (finished.code !== 0) await expectRefusal(finished);
    else built = await contentsOf(join(folder.path, 'dist'));
    expect(Object.keys(built)).toContain('index.html');
  }
});

/* Exit code 1, no stack trace, no more diagnostics than fit on a screen, and the last pages untouched. */
async function expectRefusal({ code, stdout, stderr }: Finished): Promise<void> {
  expect([code, stdout]).toEqual([1, '']);
  expect(stderr).toMatch(/^error OF\d{3}: /);
  expect(stderr).not.toMatch(/^\s+at .*:\d+:\d+\)?$/m);
  expect(stderr.match(/^(?:error|warning) OF/gm)?.length).toBeLessThanOrEqual(20);
  expect(await contentsOf(join(folder.path, 'dist'))).toEqual(built);
}
