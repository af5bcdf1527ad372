import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Rolldown, ViteBuilder } from 'vite';
import { baseOf } from '../compile/head.ts';
import type { ResolvedSite } from '../compile/resolve.ts';
import { assetsOf } from './client.ts';
import type { Source } from './load.ts';
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
  const staging = join(source.folder, '.onefolio', 'staging');
  // Node keeps what it has imported, so every build of a process has a folder of its own.
  const folders = { staging, client: join(staging, 'site'), server: join(staging, `server-${++builds}`) };
  return { root, source, site, out, now, folders };
}

/**
 * Builds both sides, writes the pages with the one and for the other, and publishes them. Until everything is written
 * nothing of the last output is touched.
 */
export async function buildApp(builder: ViteBuilder, { root, source, site, out, now, folders }: Target): Promise<void> {
  await rm(folders.staging, { recursive: true, force: true });
  await mkdir(folders.staging, { recursive: true });
  const state = join(source.folder, '.onefolio');
  await writeFile(join(state, '.gitignore'), '*\n');
  try {
    const base = baseOf(site.url);
    const output = await bundle(builder);
    const renderer: Renderer = await import(pathToFileURL(join(folders.server, 'prerender.js')).href);
    const assets = await assetsOf(output, root, `${base}/`);
    const written = await prerender(site, renderer, assets, folders.client, now);
    const bundled = output.map(({ fileName }) => fileName).filter((file) => !isInlined(file));
    const copied = await publicFiles(source.publicFolder, folders.client, [...written, ...bundled]);
    await publish({ from: folders.client, to: out, files: [...bundled, ...written, ...copied], state, base });
  } finally {
    await rm(folders.staging, { recursive: true, force: true });
  }
}

/* The style sheet of the site is in every page. */
const isInlined = (file: string) => /^assets\/style-.*\.css$/.test(file);

async function bundle({ environments, build }: ViteBuilder): Promise<Rolldown.RolldownOutput['output']> {
  const { client, ssr } = environments;
  if (!client || !ssr) throw new Error('the build has no client or no server side');
  const built = await build(client);
  await build(ssr);
  if (!('output' in built)) throw new Error('the build of the client wrote nothing');
  return built.output;
}
