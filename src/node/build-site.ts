import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { baseOf } from '../compile/site/head.ts';
import type { Paginated } from '../compile/site/paginate.ts';
import type { ResolvedSite } from '../compile/site/resolve.ts';
import type { Bundles } from './bundle/bundle-client.ts';
import { writeAt } from './disk.ts';
import { writeHeaders, writePieces, writeVercelOutput } from './hosts/for-hosts.ts';
import { type Source, stateOf } from './load/load.ts';
import { makePictures } from './pictures/make-pictures.ts';
import { copyPublicFiles } from './publish/copy-public-files.ts';
import { withLock } from './publish/lock.ts';
import { precompress } from './publish/precompress.ts';
import { inlineOfPublished, publish } from './publish/publish.ts';
import { Drawing } from './render/drawing.ts';
import { headersOf, inlineOf } from './render/policy.ts';
import { prerender, type Renderer } from './render/prerender.ts';
import { RenderCache } from './render/render-cache.ts';
import { sitePolicy } from './render/site-policy.ts';

/** What is built, from where, and where to. */
export interface Target {
  root: string;
  source: Source;
  site: ResolvedSite;
  paginated: Paginated;
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
  /** The files of packages that both sides are made from, absolute, once they are built. */
  packages: Set<string>;
}

/** What came of a build. */
export interface Built {
  /** How many pages had to be drawn, because they or the code have changed since the last build. */
  drawn: number;
}

let builds = 0;

/** A target with folders of its own for what is built on the way. */
export function targetOf(options: Omit<Target, 'folders' | 'packages'>): Target {
  const staging = join(stateOf(options.source), 'staging');
  // Node keeps what it has imported, so every build of a process has a folder of its own.
  const folders = { staging, client: join(staging, 'site'), server: join(staging, `server-${++builds}`) };
  return { ...options, folders, packages: new Set() };
}

/**
 * Gets both sides from `bundle`, writes the pages with the one and for the other, and publishes them. Until everything is
 * written nothing of the last output is touched. Throws a BusyError while another build of the same site is running.
 */
export async function buildApp(target: Target, bundle: () => Promise<Bundles>): Promise<Built> {
  return withLock(stateOf(target.source), () => run(target, bundle));
}

async function run(target: Target, bundle: () => Promise<Bundles>): Promise<Built> {
  const { source, site, out, now, folders } = target;
  await rm(folders.staging, { recursive: true, force: true });
  await mkdir(folders.staging, { recursive: true });
  const state = stateOf(source);
  await writeAt(join(state, '.gitignore'), '*\n');
  let drawing: Drawing | undefined;
  try {
    const base = baseOf(site.url);
    const { assets, files: bundled, server, code } = await bundle();
    const address = pathToFileURL(join(server, 'prerender.js')).href;
    const renderer: Renderer = await import(address);
    drawing = new Drawing(target.root, address);
    const pictures = await makePictures(site, source, folders.client);
    // Also finishes what was cut, so that what is published stays as it is until this is.
    const before = await inlineOfPublished(state, out);
    const markup = new RenderCache(join(state, 'cache/markup.json'), out, code);
    const together = markup.remember(drawing.share(renderer));
    const { files: written, unchanged } = await prerender(target, together, assets, folders.client, now, out);
    await drawing.close();
    markup.save();
    const served = { base, headers: headersOf(sitePolicy(site, assets, before), target.isStrict) };
    written.push(await writeHeaders(folders.client, served));
    const made = [...bundled, ...pictures, ...written];
    const copied = await copyPublicFiles(source.publicFolder, folders.client, made);
    const compressed = target.precompresses ? await precompress(folders.client, [...written, ...copied], out) : [];
    const files = [...made, ...copied, ...compressed];
    const pieces = await writePieces(join(folders.staging, 'hosts'), served);
    const inline = inlineOf(assets);
    await publish({ from: folders.client, to: out, files, unchanged, state, base, inline, pieces });
    if (target.vercel) await writeVercelOutput({ from: out, to: target.vercel, files, served });
    return { drawn: markup.drawn };
  } finally {
    await drawing?.close();
    // What cannot go now goes before the next build, and does not matter beside why this one failed.
    await rm(folders.staging, { recursive: true, force: true }).catch(() => {});
  }
}
