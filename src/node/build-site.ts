import { constants } from 'node:fs';
import { copyFile, mkdir, readFile, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { isMainThread } from 'node:worker_threads';
import { brotliDecompress } from 'node:zlib';
import type { MissingCharacters } from '../core/outputs/missing-characters.ts';
import { isOn } from '../core/resolve/paths/output-paths.ts';
import { baseOf } from '../core/resolve/paths/site-url.ts';
import type { ResolvedSite } from '../core/resolve/resolved-site.ts';
import { sizeOf, writeAt } from './disk.ts';
import { filesOfFonts, fontLicense } from './fonts/font-cache.ts';
import { writeHostFiles, writePieces, writeVercelOutput } from './hosts/for-hosts.ts';
import type { AllLanguages, LanguagePages } from './language-pages.ts';
import { hostOf, type Source, stateOf } from './load/load-site.ts';
import type { DrawnPreviews } from './outputs/link-previews/draw-previews.ts';
import { pagesWithoutPreview } from './outputs/link-previews/pages-without-preview.ts';
import { outputHeaders } from './outputs/output-headers.ts';
import { loadSharp } from './pictures/load-sharp.ts';
import { makePictures } from './pictures/make-pictures.ts';
import type { OnProgress } from './progress.ts';
import { copyPublicFiles } from './publish/copy-public-files.ts';
import { ImageNames } from './publish/image-names.ts';
import { withLock } from './publish/lock.ts';
import { precompress } from './publish/precompress.ts';
import { inlineOfPublished, publish } from './publish/publish.ts';
import { readableByAll } from './readable-by-all.ts';
import { assetsFor, mergeLanguages } from './render/assets.ts';
import { type Bundles, filesOf, loadRenderer } from './render/bundles.ts';
import { framedFolders, headersOf, inlineOf, sitePolicy } from './render/content-security-policy.ts';
import { prerender } from './render/prerender.ts';
import { fileOfPage } from './render/write-language.ts';

/** What a build reads, and where it writes. */
interface Target {
  bundles: Bundles;
  source: Source;
  languages: AllLanguages;
  /** The output folder, absolute. */
  out: string;
  now: Date;
  onProgress?: OnProgress | undefined;
  /** Whether the headers include HSTS. */
  isStrict?: boolean;
  /** Whether pages are compressed too, and not only immutable files. */
  precompresses?: boolean;
  /** Whether the build runs on Netlify. */
  isNetlify?: boolean;
  /** The folder in which Vercel expects a build; undefined on other hosts. */
  vercel?: string | undefined;
}

/** The result of a build. */
export interface BuildResult {
  /** The number of pages that differ from the published ones. */
  changed: number;
  /** What is missing because sharp isn't installed. */
  withoutSharp: WithoutSharp;
  /** Why outputs are missing. */
  warnings: readonly string[];
  /** The characters that outputs lack. */
  missing: readonly MissingCharacters[];
  /** All published files, relative to the output folder, and their total size in bytes. */
  files: readonly string[];
  bytes: number;
  /** The number of resized image copies among `files`. */
  copies: number;
}

/** What a build lacks without sharp. */
export interface WithoutSharp {
  /** Smaller copies of images. */
  copies: boolean;
  /** The photo of the contact card. */
  photo: boolean;
  /** The link previews of these pages, or of all. */
  previews: readonly string[] | 'all';
}

/**
 * Builds a site and publishes it. The previous output stays untouched until all files are written. Throws a BusyError
 * while another build of the same site runs, and an error if a view fails or a file can't be written.
 */
export const buildSite = async (target: Target): Promise<BuildResult> =>
  withLock(stateOf(target.source), () => (isMainThread ? readableByAll(() => run(target)) : run(target)));

async function run(target: Target): Promise<BuildResult> {
  const { bundles, source, languages, out, now, onProgress } = target;
  const [{ site }] = languages;
  const { client } = bundles;
  const state = stateOf(source);
  const staging = join(state, 'staging');
  const folder = join(staging, 'site');
  await rm(staging, { recursive: true, force: true });
  await mkdir(staging, { recursive: true });
  await writeAt(join(state, '.gitignore'), '*\n');
  try {
    const base = baseOf(site.url);
    const sites = sitesIn(languages);
    // All languages share one style sheet, because the policy contains its hash.
    const assets = assetsFor(mergeLanguages(sites), client);
    const bundled = filesOf(client, site.theme?.look, assets.letterFiles);
    await copyBundled(bundles, bundled, folder);
    const renderer = await loadRenderer(bundles);
    const pictures = await makePictures(languages, source, folder, onProgress);
    const before = await inlineOfPublished(state, out);
    const warnings: string[] = [];
    const missing: MissingCharacters[] = [];
    const makerContext = {
      source,
      bundles,
      warn: (message: string) => warnings.push(message),
      reportMissing: (each: MissingCharacters) => missing.push(each),
    };
    const previews = site.outputs?.preview
      ? await (await loadPreviews()).drawPreviews(languages, { ...makerContext, now })
      : null;
    const names = new ImageNames(source.pictureCache.copied);
    const { files: written, unchanged } = await prerender(languages, renderer, assets, folder, now, {
      published: out,
      iconOf: hostOf(source).iconOf,
      onProgress,
      makerContext,
      previews,
      names,
    });
    const headers = headersOf(sitePolicy(sites, assets, before), target.isStrict);
    const served = {
      base,
      headers,
      languages: sites.slice(1).map(({ language }) => language),
      framed: framedFolders(sites),
      // A file that couldn't be made is answered with the 404 page, which isn't a download.
      files: outputHeaders(sites).filter(({ path }) => path.includes('*') || written.includes(path.slice(1))),
    };
    written.push(...(await writeHostFiles(folder, served, target.isNetlify)));
    const fonts = await copyFonts(site, folder);
    const made = [...bundled, ...pictures, ...written, ...fonts];
    const copied = await copyPublicFiles(source.publicFolder, folder, made, names);
    // The client's files include .br copies already; the .gz copies take a moment.
    const assetFiles = bundled.filter((file) => file.startsWith('assets/'));
    const precompressible = target.precompresses ? [...written, ...copied] : [];
    const compressed = await precompress(folder, [...assetFiles, ...precompressible], out);
    const files = [...made, ...copied, ...compressed];
    const pieces = await writePieces(join(staging, 'hosts'), served);
    const inline = inlineOf(assets);
    await publish({ from: folder, to: out, files, unchanged, state, base, inline, pieces });
    if (target.vercel) await writeVercelOutput({ from: out, to: target.vercel, files, served });
    const unchangedFiles = new Set(unchanged);
    return {
      changed: documentsOf(languages).filter((file) => !unchangedFiles.has(file)).length,
      withoutSharp: await withoutSharpOf(languages, previews, source),
      warnings,
      missing,
      files,
      bytes: files.reduce((sum, file) => sum + (sizeOf(join(out, file)) ?? 0), 0),
      copies: pictures.length,
    };
  } finally {
    // A folder that can't be removed now is removed before the next build, and the build's own error matters more.
    await rm(staging, { recursive: true, force: true }).catch(() => {});
  }
}

async function withoutSharpOf(
  all: readonly LanguagePages[],
  previews: DrawnPreviews | null,
  source: Source,
): Promise<WithoutSharp> {
  const copies = source.pictureCache.lacksCopies;
  const photo = all.some(({ site }) => isOn('contact', site) && site.owner.picture !== undefined);
  const pages = pagesWithoutPreview(all, previews);
  // Loading it takes a moment, and a build without pictures hasn't.
  const needsSharp = photo || pages.length > 0;
  if (!needsSharp || (await loadSharp()) !== null) return { copies, photo: false, previews: [] };
  const total = all.reduce((count, { paginated }) => count + paginated.pages.length, 0);
  return { copies, photo, previews: pages.length === total ? 'all' : pages };
}

/* The site in each of its languages. */
const sitesIn = ([main, ...others]: AllLanguages): [ResolvedSite, ...ResolvedSite[]] => [
  main.site,
  ...others.map(({ site }) => site),
];

const loadPreviews = () => import('./outputs/link-previews/draw-previews.ts');

const documentsOf = (all: readonly LanguagePages[]): string[] =>
  all.flatMap(({ site, paginated }) => paginated.pages.map((page) => `${fileOfPage(page, site)}.html`));

/* Copies the fonts of packages, with their licenses. */
async function copyFonts({ fonts }: ResolvedSite, to: string): Promise<string[]> {
  const both = [fonts?.text, fonts?.headings];
  const files = filesOfFonts(both);
  if (files.length === 0) return [];
  for (const file of files) await writeAt(join(to, file.to), await readFile(file.from));
  await writeAt(join(to, fontLicense), [...new Set(both.flatMap((font) => font?.license ?? []))].join('\n'));
  return [...files.map((file) => file.to), fontLicense];
}

const decompressed = async (file: string) => promisify(brotliDecompress)(await readFile(file));

/* On a copy-on-write file system, a copy shares its bytes with the original. */
async function copyBundled({ folder }: Bundles, files: readonly string[], to: string): Promise<void> {
  for (const file of files) {
    const [from, place] = [join(folder, 'client', file), join(to, file)];
    await mkdir(dirname(place), { recursive: true });
    // Scripts and style sheets are bundled only in compressed form.
    if (/\.(?:js|css)$/.test(file) && files.includes(`${file}.br`))
      await writeAt(place, await decompressed(`${from}.br`));
    else await copyFile(from, place, constants.COPYFILE_FICLONE);
  }
}
