import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { rolldown } from 'rolldown';
import { withLock } from '../../src/node/publish/lock.ts';
import { isInterrupted, publish } from '../../src/node/publish/publish.ts';
import { inlineOf } from '../../src/node/render/content-security-policy.ts';
import { contentsOf, put } from '../support/folder.ts';
import { root } from '../support/root.ts';
import { assetsOf, type Files, problemsOf } from './whole.ts';

/** A fault in a process: a kill before a call or in the middle of it, or a call that fails, once or from then on. */
export interface Fault {
  kind: 'kill' | 'half' | 'ENOSPC' | 'EIO' | 'EACCES' | 'EMFILE' | 'EROFS';
  /** The number of the call, from 1 on. */
  at: number;
  isForever?: boolean;
}

export interface Outcome {
  code: number | null;
  output: string;
  /** How many file system calls were made. */
  calls: number;
  /** What was published after the fault: the old site, the new one, or pages of both. */
  end: 'old' | 'new' | 'mixed';
  /** The problems; empty if every page stayed whole, a mixed site was reported, and the next build replaced it. */
  problems: string[];
}

export interface Stage {
  /** The folder that holds the sites. */
  folder: string;
  /** A folder on another disk; when given, the sites are published there. */
  elsewhere?: string;
}

/** Tries every case, three at a time. Returns the problems with their cases. */
export async function tryAll<Case>(cases: Case[], attempt: (one: Case) => Promise<string[]>): Promise<string[]> {
  const left = [...cases];
  const wrong: string[] = [];
  const work = async () => {
    for (let one = left.shift(); one !== undefined; one = left.shift()) {
      const problems = await attempt(one).catch((error: Error) => [error.message]);
      wrong.push(...problems.map((problem) => `${JSON.stringify(one)}: ${problem}`));
    }
  };
  await Promise.all([work(), work(), work()]);
  return wrong;
}

const still = 'still.html';

/* A small site with pages that stay, appear and disappear, and with every kind of file that pages need. */
const siteOf = (version: number): Record<string, string> => ({
  'index.html': pageOf(version, `<a href="/about">x</a><a href="/work/${version}">x</a><img src="/me.jpg">`),
  'about.html': pageOf(version, `<a href="/">x</a><img src="/shots/${version}.png">`),
  [`work/${version}.html`]: pageOf(version, ''),
  // The same in every build, so it is not staged again once it is published.
  [still]: '<!doctype html><html data-entry="/assets/same.js"><body></body></html>',
  '_pages/index.json': `{"of":${version}}`,
  '_pages/about.json': `{"of":${version}}`,
  [`_pages/work/${version}.json`]: `{"of":${version}}`,
  [`assets/site-${version}.js`]: `import("./query-${version}.js"); import("./same.js");`,
  [`assets/query-${version}.js`]: `"build ${version}"`,
  'assets/same.js': '"the same in every build"',
  'me.jpg': `picture ${version}`,
  [`shots/${version}.png`]: `picture ${version}`,
  // A file becomes a folder, and a folder a file.
  [version % 2 ? 'files' : 'files/cv.pdf']: `file ${version}`,
  [version % 2 ? 'more/cv.pdf' : 'more']: `file ${version}`,
  // The headers allow the styles of the pages, and of those of the two builds before.
  _headers: `/* ${[version, version - 1, version - 2].map((each) => inlineOf({ script: '', style: styleOf(each) }).style)}`,
});

const styleOf = (version: number) => `body{order:${version}}`;

const pageOf = (version: number, inside: string) =>
  `<!doctype html><html data-entry="/assets/site-${version}.js"><style>${styleOf(version)}</style><body>${inside}</body></html>`;

const encode = (files: Record<string, string>): Files =>
  Object.fromEntries(Object.entries(files).map(([file, text]) => [file, btoa(text)]));

const notOurs = encode({ CNAME: 'example.com', 'assets/theirs.js': 'not ours', 'work/theirs.html': 'not ours' });
const [older, old, now, next] = [siteOf(0), siteOf(1), siteOf(2), siteOf(3)].map(encode) as [
  Files,
  Files,
  Files,
  Files,
];
const published = {
  old: { ...old, ...assetsOf(older), ...notOurs },
  new: { ...now, ...assetsOf(old), ...notOurs },
};

/**
 * Publishes a new site over an old one in a separate process with a fault in it. A second fault, when given, is
 * injected into the process that publishes the next site. Checks every page after each; then publishes the next site.
 */
export async function rehearse(stage: Stage, fault?: Fault, second?: Fault): Promise<Outcome> {
  const site = await prepare(stage);
  const { to, state } = site;
  const problems: string[] = [];
  const look = async (when: string, builds: Files[]) => {
    const found = await problemsOf(to, { builds, notOurs, left: assetsOf(older) });
    problems.push(...found.map((problem) => `${when}: ${problem}`));
  };
  const outcome = await run(stage, site, await written(site, 2), fault);
  await look('after the fault', [old, now]);
  if (isRaw(outcome.output)) problems.push(`it printed: ${outcome.output}`);
  const afterFault = await contentsOf(to);
  const found = sorted(afterFault);
  const end = found === sorted(published.old) ? 'old' : found === sorted(published.new) ? 'new' : 'mixed';
  if (end === 'mixed' && !(await isInterrupted(state, to))) problems.push('no interruption is reported');
  if (second) {
    const { output } = await run(stage, site, await written(site, 3), second);
    if (isRaw(output)) problems.push(`it printed: ${output}`);
    await look('after the second fault', [old, now, next]);
  }
  await publishHere(site, 3);
  await look('after the next build', [next, { ...next, ...assetsOf(old), ...assetsOf(now) }]);
  const files = await contentsOf(to);
  // Pages of the build before the last one may still be open.
  const open = Object.keys({ ...(end !== 'new' && assetsOf(old)), ...(end !== 'old' && assetsOf(now)) });
  for (const file of second ? [] : open)
    if (file in afterFault && !(file in files))
      problems.push(`after the next build: ${file} is missing for open pages`);
  for (const [file, content] of Object.entries({ ...next, ...notOurs }))
    if (files[file] !== content) problems.push(`after the next build: ${file} is not what it should be`);
  if (await isInterrupted(state, to)) problems.push('after the next build: an interruption is reported');
  const rest = (await readdir(state)).filter((name) => !/^manifest-\w+\.json$/.test(name));
  if (rest.length > 0) problems.push(`${rest} is left in the state`);
  // The other disk has no space for thousands of sites.
  if (problems.length === 0) await rm(to, { recursive: true });
  return { ...outcome, end, problems };
}

/* Whether a message is a raw error for programmers. */
const isRaw = (output: string) => /injected|\n +at /.test(output);

const sorted = (files: Files) => JSON.stringify(Object.entries(files).sort(([a], [b]) => (a < b ? -1 : 1)));

/**
 * Runs several processes that publish the same site at the same time; some may be killed. Returns the problems, and
 * how they ended.
 */
export async function race(
  stage: Stage,
  faults: (Fault | undefined)[],
): Promise<{ codes: string; problems: string[] }> {
  const site = await prepare(stage);
  const all = await Promise.all(
    faults.map(async (fault, index) => run(stage, site, await written(site, 2, `racer-${index}`), fault)),
  );
  const problems = await problemsOf(site.to, { builds: [old, now], notOurs, left: assetsOf(older) });
  await publishHere(site, 2);
  const found = sorted(await contentsOf(site.to));
  // A second process has published the same site once more, which drops the assets of the site before.
  if (![published.new, { ...now, ...notOurs }].some((files) => sorted(files) === found))
    problems.push('after the race: the site is not what it should be');
  const codes = all.map(({ code }) => code ?? 'killed');
  if (codes.some((code) => ![0, 75, 'killed'].includes(code)))
    problems.push(`a racing process printed: ${all.map(({ output }) => output)}`);
  return { codes: codes.sort().join(' '), problems };
}

interface Site {
  place: string;
  to: string;
  state: string;
}

let sites = 0;
let runs = 0;

/* Publishes a site twice, next to unrelated files. */
async function prepare({ folder, elsewhere }: Stage): Promise<Site> {
  const place = join(folder, `site-${++sites}`);
  const to = elsewhere ? join(elsewhere, `site-${sites}`) : join(place, 'dist');
  const site = { place, to, state: join(place, '.onefolio') };
  for (const [name, content] of Object.entries(notOurs)) await put(join(to, name), atob(content));
  for (const version of [0, 1]) await publishHere(site, version);
  return site;
}

const publishHere = async (site: Site, version: number) =>
  withLock(site.state, async () => publish(await written(site, version)));

async function written({ place, to, state }: Site, version: number, name = `build-${version}`) {
  const from = join(place, name);
  const files = siteOf(version);
  const unchanged = version > 0 ? [still] : [];
  for (const [file, content] of Object.entries(files))
    if (!unchanged.includes(file)) await put(join(from, file), content);
  return { from, to, files: Object.keys(files), unchanged, state, base: '' };
}

async function run({ folder, elsewhere }: Stage, { place, to }: Site, settings: object, fault?: Fault) {
  const count = join(folder, `count-${++runs}`);
  const preload = join(root, 'tests/faults/preload.cjs');
  const child = spawn(process.execPath, ['--require', preload, await program(folder), JSON.stringify(settings)], {
    env: {
      ...process.env,
      FAULT_WITHIN: elsewhere ? `${place}:${to}` : place,
      FAULT_COUNT: count,
      ...(fault ? { FAULT: fault.kind, FAULT_AT: String(fault.at) } : {}),
      ...(fault?.isForever ? { FAULT_FOREVER: '1' } : {}),
    },
  });
  let output = '';
  child.stderr.on('data', (text) => {
    output += text;
  });
  const [code]: [number | null] = (await once(child, 'close')) as [number | null];
  const calls = existsSync(count) ? Number(await readFile(count, 'utf8')) : 0;
  return { code, output, calls };
}

const programs = new Map<string, Promise<string>>();

/* The program that publishes, bundled into one file. */
function program(folder: string): Promise<string> {
  const made = programs.get(folder) ?? bundle(join(folder, 'child.mjs'));
  programs.set(folder, made);
  return made;
}

async function bundle(file: string): Promise<string> {
  const made = await rolldown({ input: join(root, 'tests/faults/child.ts'), platform: 'node' });
  await made.write({ file });
  return file;
}
