import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { runPrinter } from '../../../src/node/outputs/run-printer.ts';
import { folderOf } from '../../support/folder.ts';
import { patience } from '../../support/patience.ts';

/* A printer that writes what each file of its folder contains, as soon as the file exists. Ends after the last one. */
const script = `
  import { existsSync, readFileSync } from 'node:fs';
  for (const name of ['a', 'b', 'c']) {
    while (!existsSync(import.meta.dirname + '/' + name)) await new Promise((next) => setTimeout(next, 5));
    process.stdout.write(readFileSync(import.meta.dirname + '/' + name));
  }`;

/* A printer whose time is set by the test. */
async function started() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const starts = vi.spyOn(globalThis, 'setTimeout');
  const folder = await folderOf({ 'print.mjs': script });
  const run = runPrinter(join(folder, 'print.mjs'), {});
  const write = async (name: string, text: string) => {
    // The printer may read a file before it is written to the end.
    await writeFile(join(folder, `${name}.tmp`), text);
    await rename(join(folder, `${name}.tmp`), join(folder, name));
  };
  const startsAre = (count: number) => expect.poll(() => starts.mock.calls.length, { timeout: patience }).toBe(count);
  return { run, write, startsAre };
}

test('a printer may take 20 seconds for each line, however long it takes for all', async () => {
  const { run, write, startsAre } = await started();
  for (const [index, name] of ['a', 'b', 'c'].entries()) {
    await startsAre(index + 1);
    vi.advanceTimersByTime(19_000);
    await write(name, `${name}\n`);
  }
  expect(await run).toEqual({ lines: ['a', 'b', 'c'] });
});

test('a printer that takes longer than 20 seconds for a line is stopped, and its lines count', async () => {
  const { run, write, startsAre } = await started();
  await write('a', 'a\n');
  await startsAre(2);
  await write('b', 'half of a line');
  vi.advanceTimersByTime(20_000);
  expect(await run).toEqual({ lines: ['a'], failure: 'it took longer than 20 seconds' });
});
