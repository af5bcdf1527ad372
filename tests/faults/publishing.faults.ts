import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openFolder } from '../support/folder.ts';
import { type Disk, mountDisk } from './other-disk.ts';
import { type Fault, race, rehearse, type Stage, tryAll } from './rehearsal.ts';

/* Faults at every file system call that publishing makes, one call after the other. */

let opened: Awaited<ReturnType<typeof openFolder>>;
let disk: Disk | string;
beforeAll(async () => {
  opened = await openFolder();
  disk = mountDisk(join(opened.path, 'disk'));
});
afterAll(async () => {
  if (typeof disk !== 'string') disk.remove();
  await opened.remove();
});

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

async function runAll(stage: Stage, cases: [fault: Fault, second?: Fault][], about: string) {
  const ends: Record<string, number> = {};
  const wrong = await tryAll(cases, async ([fault, second]) => {
    const { end, problems, code } = await rehearse(stage, fault, second);
    const how = `${code ?? 'killed'}, ${end}`;
    ends[how] = (ends[how] ?? 0) + 1;
    return problems;
  });
  console.log(`${about}: ${cases.length} times ${JSON.stringify(ends)}, ${wrong.length} problems`);
  expect(wrong).toEqual([]);
}

describe.each(['the same disk', 'another disk'])('publishing to %s', (where) => {
  const stage = (): Stage | null => {
    if (where === 'the same disk') return { folder: opened.path };
    if (typeof disk !== 'string') return { folder: opened.path, elsewhere: disk.folder };
    console.log(`no other disk can be mounted here (${disk}): the tests that need one are left out`);
    return null;
  };

  test('keeps every page whole when killed before any call, or in the middle of it', async () => {
    const at = stage();
    if (!at) return;
    const { calls } = await rehearse(at);
    const kills = upTo(calls).flatMap((call): [Fault][] => [
      [{ kind: 'kill', at: call }],
      [{ kind: 'half', at: call }],
    ]);
    await runAll(at, kills, `killed at each of ${calls} calls (${where})`);
  });

  test('keeps every page whole when the next build is killed at any call too', async () => {
    const at = stage();
    if (!at) return;
    const { calls } = await rehearse(at);
    for (const cut of [0.3, 0.5, 0.8].map((part) => Math.round(calls * part))) {
      const seconds = upTo(calls).map((call): [Fault, Fault] => [
        { kind: 'kill', at: cut },
        { kind: call % 2 ? 'kill' : 'half', at: call },
      ]);
      await runAll(at, seconds, `cut at call ${cut}, and the next build killed at each call (${where})`);
    }
  });

  test.each(['ENOSPC', 'EIO', 'EACCES', 'EMFILE', 'EROFS'] as const)('keeps pages whole on %s', async (kind) => {
    const at = stage();
    if (!at) return;
    const { calls } = await rehearse(at);
    const once = upTo(calls).map((call): [Fault] => [{ kind, at: call }]);
    await runAll(at, once, `${kind} at each of ${calls} calls (${where})`);
    const ever = upTo(calls).map((call): [Fault] => [{ kind, at: call, isForever: true }]);
    await runAll(at, ever, `${kind} from each of ${calls} calls on (${where})`);
    const later = upTo(calls).map((call): [Fault, Fault] => [
      { kind: 'kill', at: Math.round(calls * 0.55) },
      { kind, at: call },
    ]);
    await runAll(at, later, `${kind} at each call of the build after what was cut (${where})`);
  });
});

test('ends with one whole site when two to four publish at once, some of them killed', async () => {
  const { calls } = await rehearse({ folder: opened.path });
  const ends: Record<string, number> = {};
  const rounds = upTo(60).map((round) =>
    upTo(2 + (round % 3)).map((racer): Fault | undefined =>
      round % 2 && racer === 1 ? { kind: 'kill', at: 1 + ((round * 7) % calls) } : undefined,
    ),
  );
  const problems: string[] = [];
  for (const faults of rounds) {
    const outcome = await race({ folder: opened.path }, faults);
    problems.push(...outcome.problems);
    ends[outcome.codes] = (ends[outcome.codes] ?? 0) + 1;
  }
  console.log(`${rounds.length} races: ${JSON.stringify(ends)}, ${problems.length} problems`);
  expect(problems).toEqual([]);
});
