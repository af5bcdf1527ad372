import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Rolldown, ViteBuilder } from 'vite';
import { baseOf } from '../compile/head.ts';
import type { ResolvedSite } from '../compile/resolve.ts';
import { assetsOf, isInlinedSheet } from './client.ts';
import { type Source, stateOf } from './load.ts';
import { withLock } from './lock.ts';
import { pictures } from './pictures/pictures.ts';
import { prerender, type Renderer } from './prerender.ts';
import { publicFiles } from './public-files.ts';
import { publish } from './publish.ts';

/** What is built, from where, and where to. */
export interface Target {
  root: string;
  source: Source;
  site: ResolvedSite;
  /** Where the site is published to, absolute. */
  out: string;
  now: Date;
  /** Where both sides are built, out of everybody's sight. */
  folders: { staging: string; client: string; server: string };
}

let builds = 0;

export function targetOf({ root, source, site, out, now }: Omit<Target, 'folders'>): Target {
  const staging = join(stateOf(source), 'staging');
  // Node keeps what it has imported, so every build of a process has a folder of its own.
  const folders = { staging, client: join(staging, 'site'), server: join(staging, `server-${++builds}`) };
  return { root, source, site, out, now, folders };
}

/**
 * Builds both sides, writes the pages with the one and for the other, and publishes them. Until everything is written
 * nothing of the last output is touched. Throws a BusyError while another build of the same site is running.
 */
export async function buildApp(builder: ViteBuilder, target: Target): Promise<void> {
  await withLock(stateOf(target.source), () => run(builder, target));
}

async function run(builder: ViteBuilder, { root, source, site, out, now, folders }: Target): Promise<void> {
  await rm(folders.staging, { recursive: true, force: true });
  await mkdir(folders.staging, { recursive: true });
  const state = stateOf(source);
  await writeFile(join(state, '.gitignore'), '*\n');
  try {
    const base = baseOf(site.url);
    const output = await bundle(builder);
    const renderer: Renderer = await import(pathToFileURL(join(folders.server, 'prerender.js')).href);
    const assets = await assetsOf(output, root, `${base}/`);
    const drawn = await pictures(site, source, folders.client);
    const written = await prerender(drawn.site, renderer, assets, folders.client, now);
    const bundled = output.map(({ fileName }) => fileName).filter((file) => !isInlinedSheet(file));
    const made = [...bundled, ...drawn.files, ...written];
    const copied = await publicFiles(source.publicFolder, folders.client, made);
    await publish({ from: folders.client, to: out, files: [...made, ...copied], state, base });
  } finally {
    await rm(folders.staging, { recursive: true, force: true });
  }
}

async function bundle({ environments, build }: ViteBuilder): Promise<Rolldown.RolldownOutput['output']> {
  const { client, ssr } = environments;
  if (!client || !ssr) throw new Error('the build has no client or no server side');
  const built = await build(client);
  await build(ssr);
  if (!('output' in built)) throw new Error('the build of the client wrote nothing');
  return built.output;
}
