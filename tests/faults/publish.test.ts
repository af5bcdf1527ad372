import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openFolder } from '../support/folder.ts';
import { type Fault, race, rehearse, tryAll } from './rehearsal.ts';

/* A few of the faults that `npm run test:faults` injects at every call. They start many processes. */
vi.setConfig({ testTimeout: 120_000 });

let opened: Awaited<ReturnType<typeof openFolder>>;
let calls = 0;
beforeAll(async () => {
  opened = await openFolder();
  const outcome = await rehearse({ folder: opened.path });
  expect(outcome).toMatchObject({ code: 0, end: 'new', problems: [] });
  calls = outcome.calls;
});
afterAll(() => opened.remove());

/* Calls from the first to the last, evenly apart. */
const spread = (count: number) =>
  Array.from({ length: count }, (_, index) => 1 + Math.round((index * (calls - 1)) / (count - 1)));
const problemsAfter = async (fault: Fault, second?: Fault) =>
  (await rehearse({ folder: opened.path }, fault, second)).problems;

test('keeps every page whole when killed while publishing, and the next build replaces them', async () => {
  const kills = spread(12).map((at, index): Fault => ({ kind: index % 2 ? 'kill' : 'half', at }));
  expect(await tryAll(kills, problemsAfter)).toEqual([]);
});

test('keeps every page whole when the next build is killed too', async () => {
  const first: Fault = { kind: 'kill', at: Math.round(calls / 2) };
  const seconds = spread(4).map((at): Fault => ({ kind: 'kill', at }));
  expect(await tryAll(seconds, (second) => problemsAfter(first, second))).toEqual([]);
});

test.each(['ENOSPC', 'EIO', 'EACCES', 'EMFILE'] as const)(
  'keeps every page whole when the disk fails with %s, and prints a readable error',
  async (kind) => {
    const faults = spread(4).map((at, index): Fault => ({ kind, at, isForever: index % 2 === 0 }));
    expect(await tryAll(faults, problemsAfter)).toEqual([]);
  },
);

test('ends with one whole site when four builds publish at once and one of them is killed', async () => {
  const { codes, problems } = await race({ folder: opened.path }, [
    undefined,
    undefined,
    { kind: 'kill', at: 40 },
    undefined,
  ]);
  expect(problems).toEqual([]);
  // One of them gets the lock: one that publishes, or the one that is killed.
  expect(codes).toMatch(/^0|killed/);
});
