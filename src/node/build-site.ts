import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { baseOf } from '../compile/site/head.ts';
import type { Target } from './build-target.ts';
import { cachedBundles } from './bundle/bundle-cache.ts';
import { type Bundles, bundleClient } from './bundle/bundle-client.ts';
import { writeAt } from './disk.ts';
import { writeHeaders, writePieces, writeVercelOutput } from './hosts/for-hosts.ts';
import { stateOf } from './load/load.ts';
import { makePictures } from './pictures/make-pictures.ts';
import { copyPublicFiles } from './publish/copy-public-files.ts';
import { withLock } from './publish/lock.ts';
import { precompress } from './publish/precompress.ts';
import { inlineOfPublished, publish } from './publish/publish.ts';
import { readableByAll } from './publish/readable-by-all.ts';
import { headersOf, inlineOf } from './render/content-security-policy.ts';
import { prerender } from './render/prerender.ts';
import { openRenderCache } from './render/render-cache.ts';
import type { Renderer } from './render/renderer.ts';
import { sitePolicy } from './render/site-policy.ts';

/** What came of a build. */
export interface Built {
  /** How many pages had to be rendered, because they or the code have changed since the last build. */
  rendered: number;
}

/**
 * Builds a site and publishes it, with the code that `bundle` gives: what was bundled before, where nothing else is said.
 * Until everything is written nothing of the last output is touched. Throws a BusyError while another build of the same
 * site is running, and an error when a view fails or a file cannot be written.
 */
export async function buildSite(
  target: Target,
  bundle: () => Promise<Bundles> = () => bundlesOf(target),
): Promise<Built> {
  return withLock(stateOf(target.source), () => readableByAll(() => run(target, bundle)));
}

function bundlesOf(target: Target): Promise<Bundles> {
  // React's development renderer is slower by more than half, and vite takes the mode from here.
  process.env.NODE_ENV = 'production';
  return cachedBundles(target, () => bundleClient(target));
}

async function run(target: Target, bundle: () => Promise<Bundles>): Promise<Built> {
  const { source, site, out, now, folders } = target;
  await rm(folders.staging, { recursive: true, force: true });
  await mkdir(folders.staging, { recursive: true });
  const state = stateOf(source);
  await writeAt(join(state, '.gitignore'), '*\n');
  try {
    const base = baseOf(site.url);
    const { assets, files: bundled, server, code } = await bundle();
    const renderer: Renderer = await import(pathToFileURL(join(server, 'prerender.js')).href);
    const pictures = await makePictures(site, source, folders.client);
    // Also finishes what was cut, so that what is published stays as it is until this is.
    const before = await inlineOfPublished(state, out);
    const cache = openRenderCache({ index: join(state, 'cache/markup.json'), published: out, code });
    const cached = cache.inFrontOf(renderer);
    const { files: written, unchanged } = await prerender(target, cached, assets, folders.client, now, out);
    cache.save();
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
    return { rendered: cache.rendered };
  } finally {
    // What cannot go now goes before the next build, and does not matter beside why this one failed.
    await rm(folders.staging, { recursive: true, force: true }).catch(() => {});
  }
}
