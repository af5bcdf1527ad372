import { statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openFolder } from '../support/folder.ts';
import { type BuildFault, Host, type Version, versionsIn } from './host.ts';
import { mountDisk } from './other-disk.ts';

/*
 * Whole builds by the real command, killed or with failing calls. FAULTS_KILLS is the number of kills, FAULTS_SEED the
 * seed of the random points.
 */
const kills = Number(process.env.FAULTS_KILLS ?? 200);
const seed = Number(process.env.FAULTS_SEED ?? Date.now() % 1_000_000);

let opened: Awaited<ReturnType<typeof openFolder>>;
let versions: Version[];
/* How many calls a build makes in its folder, and how long it takes. */
let calls: number;
let seconds: number;
beforeAll(async () => {
  console.log(`FAULTS_SEED=${seed}`);
  opened = await openFolder();
  versions = await versionsIn(opened.path);
  const host = await hostAt(join(opened.path, 'measured'));
  ({ calls, seconds } = await host.build(versions[1] as Version));
});
afterAll(() => opened.remove());

async function hostAt(place: string, dist?: string): Promise<Host> {
  const host = new Host(place, dist);
  await host.start(versions[0] as Version);
  return host;
}

/* Numbers from 0 to 1, the same for the same seed. */
function randomNumbers(): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

/* Runs one build after the other with its fault, checks every page after it, and builds again. */
async function runAll(
  host: Host,
  faults: BuildFault[],
  about: string,
  isRight: (code: number | null, output: string) => boolean,
) {
  const ends: Record<string, number> = {};
  const problems: string[] = [];
  for (const [index, fault] of faults.entries()) {
    if (index > 0 && index % 50 === 0)
      console.log(`${about}: ${index} of ${faults.length}, ${problems.length} problems so far`);
    const next = versions[(index + 1) % versions.length] as Version;
    const { code, output } = await host.build(next, fault);
    const end = `${code ?? 'killed'}, ${await host.end(next)}`;
    ends[end] = (ends[end] ?? 0) + 1;
    const found = await host.problems(next);
    if (!isRight(code, output)) found.push(`it ended with ${code} and printed: ${output}`);
    if (index % 4 === 3) found.push(...(await host.preview(next)));
    found.push(...(await host.next(next)));
    problems.push(...found.map((problem) => `${JSON.stringify(fault)}: ${problem}`));
  }
  console.log(`${about}: ${faults.length} builds ${JSON.stringify(ends)}, ${problems.length} problems`);
  expect(problems).toEqual([]);
}

const isReadable = (output: string) => !/injected|\n +at /.test(output);

test('keeps every page whole when builds are killed at random points', async () => {
  const random = randomNumbers();
  const faults = Array.from({ length: kills }, (_, index): BuildFault => {
    // Half of them after some time, the others at a call; most calls belong to the publishing.
    if (index % 2) return { kind: 'kill', after: Math.round(seconds * 1000 * (0.1 + 0.7 * random())) };
    return { kind: random() < 0.5 ? 'kill' : 'half', at: 1 + Math.floor(random() * calls) };
  });
  const host = await hostAt(join(opened.path, 'killed'));
  await runAll(host, faults, 'killed at random points', (code) => code === null || code === 0);
});

test.each(['ENOSPC', 'EIO', 'EACCES', 'EMFILE'] as const)('keeps pages whole when a call fails: %s', async (kind) => {
  const faults = Array.from({ length: Math.ceil(calls / 9) }, (_, index): BuildFault => {
    return { kind, at: 1 + index * 9, isForever: index % 2 === 0 };
  });
  const host = await hostAt(join(opened.path, kind));
  await runAll(host, faults, `${kind} at every ninth of ${calls} calls`, (code, output) => {
    return (code === 0 || code === 1) && isReadable(output);
  });
});

test.each(['the whole site', 'the published pages'])('keeps every page whole on a full disk: %s', async (what) => {
  const place = join(opened.path, `disk-${what.length}`);
  const disk = mountDisk(place);
  if (typeof disk === 'string') {
    console.log(`no disk can be mounted here (${disk}): see ENOSPC above, which was injected`);
    return;
  }
  try {
    const isAll = what === 'the whole site';
    const host = isAll ? await hostAt(join(place, 'site')) : await hostAt(`${place}-site`, join(place, 'dist'));
    const problems: string[] = [];
    const ends: Record<string, number> = {};
    for (let step = 0; step < 20; step++) {
      const next = versions[(step + 1) % versions.length] as Version;
      // It can't be smaller than what is on it.
      const { blocks, bfree, bsize } = await statfs(place);
      const used = (blocks - bfree) * bsize;
      disk.resize(used + ((isAll ? 6 : 3) * 1024 * 1024 * step) / 19);
      const { code, output } = await host.build(next).catch((error) => ({ code: 1, output: String(error) }));
      problems.push(...(await host.problems(next)));
      if (code === 1 && (await host.end(next)) !== 'old' && !output.includes('Only part of the site in '))
        problems.push(`step ${step}: the site is another`);
      if (code === 1 && !/no space left on the disk for \//.test(output))
        problems.push(`step ${step}: it printed ${output}`);
      if (code === 1 && !isReadable(output)) problems.push(`step ${step}: it printed ${output}`);
      disk.resize(256 * 1024 * 1024);
      problems.push(...(await host.next(next)));
      ends[String(code)] = (ends[String(code)] ?? 0) + 1;
      if (step === 3) console.log(`it printed: ${output.trim().split('\n').at(-1)}`);
    }
    console.log(`a full disk with ${what} on it, 20 sizes: ${JSON.stringify(ends)}, ${problems.length} problems`);
    expect(problems).toEqual([]);
    expect(Object.keys(ends).sort()).toEqual(['0', '1']);
  } finally {
    disk.remove();
  }
});

test('ends with one whole site after two to four builds at once, some of them killed', async () => {
  const random = randomNumbers();
  const host = await hostAt(join(opened.path, 'races'));
  const problems: string[] = [];
  const ends: Record<string, number> = {};
  for (let round = 0; round < 12; round++) {
    const next = versions[(round + 1) % versions.length] as Version;
    const faults = Array.from({ length: 2 + (round % 3) }, (_, racer): BuildFault => {
      return round % 2 && racer === 0 ? { kind: 'kill', after: Math.round(seconds * 1000 * (0.3 + random())) } : null;
    });
    const all = await host.race(next, faults);
    const codes = all.map(({ code }) => code ?? 'killed').sort();
    problems.push(...(await host.problems(next)), ...(await host.next(next)));
    if (codes.some((code) => ![0, 75, 'killed'].includes(code)))
      problems.push(all.map(({ output }) => output).join('\n'));
    ends[codes.join(' ')] = (ends[codes.join(' ')] ?? 0) + 1;
  }
  console.log(`12 races of whole builds: ${JSON.stringify(ends)}, ${problems.length} problems`);
  expect(problems).toEqual([]);
});
