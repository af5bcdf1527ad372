import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Rolldown, ViteBuilder } from 'vite';
import { baseOf } from '../compile/head.ts';
import type { ResolvedSite } from '../compile/resolve.ts';
import { assetsOf, isInlinedSheet } from './client.ts';
import { writeAt } from './disk.ts';
import { writeHeaders, writePieces, writeVercelOutput } from './hosts/for-hosts.ts';
import { type Source, stateOf } from './load.ts';
import { withLock } from './lock.ts';
import { pictures } from './pictures/pictures.ts';
import { headersOf } from './policy.ts';
import { precompress } from './precompress.ts';
import { prerender, type Renderer } from './prerender.ts';
import { publicFiles } from './public-files.ts';
import { publish } from './publish.ts';
import { sitePolicy } from './site-policy.ts';

/** What is built, from where, and where to. */
export interface Target {
  root: string;
  source: Source;
  site: ResolvedSite;
  /** Where the site is published to, absolute. */
  out: string;
  now: Date;
  /** Whether browsers are told to use https only. */
  isStrict?: boolean | undefined;
  /** Whether the pages are compressed too, not only what never changes. */
  precompresses?: boolean | undefined;
  /** The folder in which Vercel looks for a build; absent anywhere else. */
  vercel?: string | undefined;
  /** Where both sides are built, out of everybody's sight. */
  folders: { staging: string; client: string; server: string };
}

let builds = 0;

export function targetOf(options: Omit<Target, 'folders'>): Target {
  const staging = join(stateOf(options.source), 'staging');
  // Node keeps what it has imported, so every build of a process has a folder of its own.
  const folders = { staging, client: join(staging, 'site'), server: join(staging, `server-${++builds}`) };
  return { ...options, folders };
}

/**
 * Builds both sides, writes the pages with the one and for the other, and publishes them. Until everything is written
 * nothing of the last output is touched. Throws a BusyError while another build of the same site is running.
 */
export async function buildApp(builder: ViteBuilder, target: Target): Promise<void> {
  await withLock(stateOf(target.source), () => run(builder, target));
}

async function run(builder: ViteBuilder, target: Target): Promise<void> {
  const { root, source, site, out, now, folders } = target;
  await rm(folders.staging, { recursive: true, force: true });
  await mkdir(folders.staging, { recursive: true });
  const state = stateOf(source);
  await writeAt(join(state, '.gitignore'), '*\n');
  let compressing: Promise<string[]> = Promise.resolve([]);
  try {
    const base = baseOf(site.url);
    const output = await bundle(builder, 'client');
    const bundled = output.map(({ fileName }) => fileName).filter((file) => !isInlinedSheet(file));
    // Compressing needs no more than the other core. What is not an asset nobody waits for: notices of licences.
    compressing = precompress(
      folders.client,
      bundled.filter((file) => file.startsWith('assets/')),
      out,
    );
    await bundle(builder, 'ssr');
    const renderer: Renderer = await import(pathToFileURL(join(folders.server, 'prerender.js')).href);
    const assets = await assetsOf(output, root, `${base}/`);
    const drawn = await pictures(site, source, folders.client);
    const written = await prerender(drawn.site, renderer, assets, folders.client, now);
    const served = { base, headers: headersOf(sitePolicy(site, assets), target.isStrict) };
    written.push(await writeHeaders(folders.client, served));
    const made = [...bundled, ...drawn.files, ...written];
    const copied = await publicFiles(source.publicFolder, folders.client, made);
    const compressed = [
      ...(await compressing),
      ...(target.precompresses ? await precompress(folders.client, [...written, ...copied], out) : []),
    ];
    const files = [...made, ...copied, ...compressed];
    await publish({ from: folders.client, to: out, files, state, base });
    await writePieces(join(state, 'hosts'), served);
    if (target.vercel) await writeVercelOutput({ from: out, to: target.vercel, files, served });
  } finally {
    await compressing.catch(() => []);
    await rm(folders.staging, { recursive: true, force: true });
  }
}

async function bundle(builder: ViteBuilder, side: 'client' | 'ssr'): Promise<Rolldown.RolldownOutput['output']> {
  const environment = builder.environments[side];
  const built = environment && (await builder.build(environment));
  if (!built || !('output' in built)) throw new Error(`the build of the ${side} wrote nothing`);
  return built.output;
}
