import { constants } from 'node:fs';
import { copyFile, mkdir, readFile, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { baseOf } from '../core/resolve/head.ts';
import type { Target } from './build-target.ts';
import { sizeOf, writeAt } from './disk.ts';
import { writeHostFiles, writePieces, writeVercelOutput } from './hosts/for-hosts.ts';
import { hostOf, stateOf } from './load/load.ts';
import { loadSharp } from './pictures/load-sharp.ts';
import { makePictures } from './pictures/make-pictures.ts';
import { copyPublicFiles } from './publish/copy-public-files.ts';
import { withLock } from './publish/lock.ts';
import { precompress } from './publish/precompress.ts';
import { inlineOfPublished, publish } from './publish/publish.ts';
import { readableByAll } from './publish/readable-by-all.ts';
import { assetsFor } from './render/assets.ts';
import { type Bundles, loadRenderer } from './render/bundles.ts';
import { headersOf, inlineOf } from './render/content-security-policy.ts';
import { inAllLanguages } from './render/in-all-languages.ts';
import { prerender } from './render/prerender.ts';
import { sitePolicy } from './render/site-policy.ts';
import { fileOfPage, type LanguagePages } from './render/write-language.ts';

/** What came of a build. */
export interface Built {
  /** How many pages differ from what was published before. */
  changed: number;
  /** Whether pictures, or that for link previews, are less than they could be because sharp is not installed. */
  lacksSharp: boolean;
  /** Everything that was published, relative to the folder, and its size. */
  files: readonly string[];
  bytes: number;
  /** How many smaller copies of pictures are among it. */
  copies: number;
}

/**
 * Builds a site and publishes it. Until everything is written nothing of the last output is touched. Throws a BusyError
 * while another build of the same site is running, and an error when a view fails or a file cannot be written.
 */
export const buildSite = async (target: Target): Promise<Built> =>
  withLock(stateOf(target.source), () => readableByAll(() => run(target)));

async function run(target: Target): Promise<Built> {
  const { bundles, source, site, out, now, folders } = target;
  const { client } = bundles;
  await rm(folders.staging, { recursive: true, force: true });
  await mkdir(folders.staging, { recursive: true });
  const state = stateOf(source);
  await writeAt(join(state, '.gitignore'), '*\n');
  try {
    const base = baseOf(site.url);
    const all = [target, ...(target.translations ?? [])];
    const sites = all.map((each) => each.site);
    // One style sheet for all languages: its hash stands in the policy.
    const assets = assetsFor(inAllLanguages(site, sites), client);
    await copyBundled(bundles, folders.site);
    const renderer = await loadRenderer(bundles);
    const pictures = await picturesOf(all, target);
    // Also finishes what was cut, so that what is published stays as it is until this is.
    const before = await inlineOfPublished(state, out);
    const pages = { ...target, iconOf: hostOf(source).iconOf };
    const { files: written, unchanged } = await prerender(pages, renderer, assets, folders.site, now, out);
    const headers = headersOf(sitePolicy(sites, assets, before), target.isStrict);
    const served = { base, headers, languages: sites.slice(1).map(({ language }) => language) };
    written.push(...(await writeHostFiles(folders.site, served, target.isNetlify)));
    const made = [...client.files, ...pictures, ...written];
    const copied = await copyPublicFiles(source.publicFolder, folders.site, made);
    // The client brings its .br along; its .gz takes a moment.
    const assetFiles = client.files.filter((file) => file.startsWith('assets/'));
    const more = target.precompresses ? [...written, ...copied] : [];
    const compressed = await precompress(folders.site, [...assetFiles, ...more], out);
    const files = [...made, ...copied, ...compressed];
    const pieces = await writePieces(join(folders.staging, 'hosts'), served);
    const inline = inlineOf(assets);
    await publish({ from: folders.site, to: out, files, unchanged, state, base, inline, pieces });
    if (target.vercel) await writeVercelOutput({ from: out, to: target.vercel, files, served });
    const kept = new Set(unchanged);
    const lacksPreview = site.url !== undefined && !site.image && (await loadSharp()) === null;
    return {
      changed: documentsOf(all).filter((file) => !kept.has(file)).length,
      lacksSharp: source.pictureCache.lacksCopies || lacksPreview,
      files,
      bytes: files.reduce((sum, file) => sum + (sizeOf(join(out, file)) ?? 0), 0),
      copies: pictures.length,
    };
  } finally {
    // What cannot go now goes before the next build, and does not matter beside why this one failed.
    await rm(folders.staging, { recursive: true, force: true }).catch(() => {});
  }
}

const documentsOf = (all: readonly LanguagePages[]): string[] =>
  all.flatMap(({ site, paginated }) => paginated.pages.map((page) => `${fileOfPage(page, site)}.html`));

/* Of pictures that several languages show, copies are made once. */
async function picturesOf(all: readonly LanguagePages[], { source, folders, onProgress }: Target): Promise<string[]> {
  const made: string[][] = [];
  for (const each of all) made.push(await makePictures(each, source, folders.site, onProgress));
  return [...new Set(made.flat())];
}

const decompressed = async (file: string) => promisify(brotliDecompress)(await readFile(file));

/* On a disk that can do that, a copy shares its bytes with the original until one of them is written. */
async function copyBundled({ folder, client }: Bundles, to: string): Promise<void> {
  for (const file of client.files) {
    const [from, place] = [join(folder, 'client', file), join(to, file)];
    await mkdir(dirname(place), { recursive: true });
    // Scripts and style sheets are bundled compressed alone.
    if (/\.(?:js|css)$/.test(file) && client.files.includes(`${file}.br`))
      await writeAt(place, await decompressed(`${from}.br`));
    else await copyFile(from, place, constants.COPYFILE_FICLONE);
  }
}
