import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { serveUntil } from '../support/command.ts';
import { contentsOf, put } from '../support/folder.ts';
import { root } from '../support/root.ts';
import { exampleOf, smallSite } from '../support/sites/site.ts';
import { otherVersion } from '../support/versions.ts';
import type { Fault } from './rehearsal.ts';
import { assetsOf, type Files, problemsOf } from './whole.ts';

/** A site, the version of Onefolio that builds it, and the files that it builds into an empty folder. */
export interface Version {
  program: string;
  site: object;
  mine: Record<string, string | Uint8Array>;
  files: Files;
}

/** A fault in a build: at one of its calls, or a kill after some milliseconds; null for none. */
export type BuildFault = Fault | { kind: 'kill'; after: number } | null;

export interface Ended {
  code: number | null;
  output: string;
  calls: number;
  seconds: number;
}

const notOurs = { CNAME: btoa('example.com'), 'assets/theirs.js': btoa('not ours') };

/** Three versions with different code, texts, pictures, documents and pages. */
export async function versionsIn(folder: string): Promise<Version[]> {
  return Promise.all(
    [0, 1, 2].map(async (number) => {
      const program = number === 0 ? root : await otherVersion(join(folder, `onefolio-${number}`), number);
      const page = (path: string) => ({
        path,
        title: path,
        blocks: [{ ...exampleOf('legal-text'), heading: `${path} of ${number}` }],
      });
      const hero = { type: 'hero', headline: `Home ${number}`, picture: { src: `/me-${number}.jpg`, alt: 'Me' } };
      const site = smallSite();
      site.pages[0].blocks = [hero];
      site.pages.push(...Array.from({ length: 12 }, (_, index) => page(`/page-${index}`)), page(`/only-${number}`));
      const mine = { [`me-${number}.jpg`]: await pictureOf(number), 'files/cv.pdf': `cv ${number}` };
      const version: Version = { program, site, mine, files: {} };
      const host = new Host(join(folder, `clean-${number}`));
      const { code, output } = await host.build(version);
      if (code !== 0) throw new Error(`version ${number} could not be built: ${output}`);
      return { ...version, files: await contentsOf(host.dist) };
    }),
  );
}

const pictureOf = (number: number): Promise<Uint8Array> =>
  sharp({ create: { width: 64, height: 64, channels: 3, background: { r: number * 99, g: 0, b: 0 } } })
    .jpeg()
    .toBuffer();

/** A folder with a site that is built and interrupted again and again. */
export class Host {
  readonly dist: string;
  /** The version that is published. */
  now: Version | null = null;
  private left: Files = {};
  private runs = 0;
  private readonly place: string;

  constructor(place: string, dist = join(place, 'dist')) {
    this.place = place;
    this.dist = dist;
  }

  /** Builds the first version, next to unrelated files. */
  async start(version: Version): Promise<void> {
    for (const [file, content] of Object.entries(notOurs)) await put(join(this.dist, file), atob(content));
    const { code, output } = await this.build(version);
    if (code !== 0) throw new Error(output);
    this.now = version;
  }

  /** Writes the source files of a version, and builds it. */
  async build(version: Version, fault: BuildFault = null, copy = ''): Promise<Ended> {
    await this.write(version);
    return this.run(version, fault, copy);
  }

  private async write({ site, mine }: Version): Promise<void> {
    await rm(join(this.place, 'public'), { recursive: true, force: true });
    await put(join(this.place, 'site.json'), site);
    for (const [file, content] of Object.entries(mine)) await put(join(this.place, 'public', file), content);
  }

  /** Runs several builds of the same version at the same time. */
  async race(version: Version, faults: BuildFault[]): Promise<Ended[]> {
    await this.write(version);
    return Promise.all(faults.map((fault, index) => this.run(version, fault, String(index))));
  }

  private async run({ program }: Version, fault: BuildFault, copy: string): Promise<Ended> {
    const count = `${this.place}.count-${++this.runs}${copy}`;
    const args = ['build', '--site', join(this.place, 'site.json'), '--out', this.dist];
    const started = performance.now();
    const child = spawn(process.execPath, [join(program, 'bin/onefolio.js'), ...args], {
      env: {
        ...process.env,
        SOURCE_DATE_EPOCH: '1700000000',
        NODE_OPTIONS: `--require ${join(root, 'tests/faults/preload.cjs')}`,
        FAULT_WITHIN: `${this.place}/:${this.dist}`,
        FAULT_COUNT: count,
        ...(fault && 'at' in fault ? { FAULT: fault.kind, FAULT_AT: String(fault.at) } : {}),
        ...(fault && 'isForever' in fault && fault.isForever ? { FAULT_FOREVER: '1' } : {}),
      },
    });
    const timer = fault && 'after' in fault ? setTimeout(() => child.kill('SIGKILL'), fault.after) : undefined;
    let output = '';
    child.stderr.on('data', (text) => {
      output += text;
    });
    const [code] = (await once(child, 'close')) as [number | null];
    clearTimeout(timer);
    const calls = Number(await readFile(count, 'utf8').catch(() => '0'));
    await rm(count, { force: true });
    return { code, output, calls, seconds: (performance.now() - started) / 1000 };
  }

  /** The problems in the published folder while this version replaces the published one. */
  async problems(version: Version): Promise<string[]> {
    const old = this.now?.files ?? {};
    return problemsOf(this.dist, { builds: [old, version.files], notOurs, left: this.left });
  }

  /** What is published while this version replaces the published one: either of them, or pages of both. */
  async end(version: Version): Promise<'old' | 'new' | 'mixed'> {
    const old = this.now?.files ?? {};
    if (await this.isExactly({ ...this.left, ...old })) return 'old';
    return (await this.isExactly({ ...assetsOf(old), ...version.files })) ? 'new' : 'mixed';
  }

  /** The problem if `preview` doesn't report pages of two builds. */
  async preview(version: Version): Promise<string[]> {
    const args = ['preview', '--site', join(this.place, 'site.json'), '--out', this.dist, '--port', '0'];
    const served = await serveUntil(args);
    await served.stop();
    const isReported = served.output().includes('The last build was interrupted');
    return isReported || (await this.end(version)) !== 'mixed' ? [] : ['preview reports no interruption'];
  }

  /** Builds a version after a fault. Returns the remaining problems, and stores the published version. */
  async next(version: Version): Promise<string[]> {
    const old = this.now?.files ?? {};
    const { code, output } = await this.run(version, null, '');
    if (code !== 0) return [`the next build printed: ${output}`];
    this.now = version;
    // If the build before had finished, this one publishes the same site a second time.
    for (const files of [{ ...assetsOf(old), ...version.files }, version.files]) {
      if (!(await this.isExactly(files))) continue;
      this.left = Object.fromEntries(Object.entries(assetsOf(files)).filter(([file]) => !(file in version.files)));
      return [];
    }
    this.left = assetsOf(await contentsOf(this.dist));
    return ['after the next build the site is not what it should be'];
  }

  private async isExactly(files: Files): Promise<boolean> {
    return sorted(await contentsOf(this.dist)) === sorted({ ...notOurs, ...files });
  }
}

const sorted = (files: Files) => JSON.stringify(Object.entries(files).sort(([a], [b]) => (a < b ? -1 : 1)));
