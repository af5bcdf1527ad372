import { existsSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { registry } from '../../blocks/registry.ts';
import type { TextFile } from '../../core/block-host.ts';
import type { AddFixes, CompilerHost } from '../../core/compiler-host.ts';
import { frontMatterIn } from '../../core/content/posts/front-matter.ts';
import { referencedFiles } from '../../core/content/referenced-files.ts';
import type { Problem } from '../../core/diagnostics/diagnostic.ts';
import { type Checked, check, checkDocument, failed, readDocument } from '../../core/pipeline.ts';
import type { Texts } from '../../fixes/revision.ts';
import { looks } from '../../looks/looks.ts';
import { isFile, sizeOf } from '../disk.ts';
import { FontCache } from '../fonts/font-cache.ts';
import { readIcon } from '../icons/read-icon.ts';
import { publicFiles } from '../list-files.ts';
import { PictureCache } from '../pictures/picture-cache.ts';
import type { OnProgress } from '../progress.ts';
import { inMegabytes, megabyte, readRegular } from '../read-regular.ts';
import { decodeUtf8 } from './decode-utf8.ts';
import { labelsOf, loadLabels } from './load-labels.ts';
import { inPublic } from './on-disk.ts';
import { TextCache } from './text-cache.ts';

/** The input of check, build and dev: a site and its limits. */
export interface Source {
  /** The site file, absolute. */
  file: string;
  /** The folder of the site file, which contains public/, dist/ and .onefolio/. */
  folder: string;
  publicFolder: string;
  url?: string | undefined;
  /** The URL at which the host will publish the site, if nothing else specifies one. */
  fallbackUrl?: string | undefined;
  maxBytes: number;
  maxBlocks: number;
  /** Whether links may point outside the site's folder. */
  followsLinks: boolean;
  /** The caches of images, of long texts and of fonts. */
  pictureCache: PictureCache;
  textCache: TextCache;
  fontCache: FontCache;
  /** Loads the code that computes fixes. */
  fixes: FixLoader;
}

/** Loads the code that computes fixes on demand, so that a site without problems doesn't wait for it. */
class FixLoader {
  addFixes?: AddFixes;

  async load(): Promise<AddFixes> {
    ({ addFixes: this.addFixes } = await import('../../fixes/add-fixes.ts'));
    return this.addFixes;
  }
}

/**
 * Returns the source of a site, by the path of its file. `maxSize` is in megabytes; `makesCopies` adds copies of the
 * images for publishing.
 */
export function sourceOf(
  file: string,
  options: {
    url?: string | undefined;
    fallbackUrl?: string | undefined;
    maxSize?: number | undefined;
    maxBlocks?: number | undefined;
    makesCopies?: boolean;
    onProgress?: OnProgress | undefined;
    followLinks?: boolean | undefined;
  } = {},
): Source {
  const absolute = resolve(file);
  const folder = dirname(absolute);
  const publicFolder = join(folder, 'public');
  const maxBytes = (options.maxSize ?? 10) * megabyte;
  return {
    file: absolute,
    folder,
    publicFolder,
    pictureCache: new PictureCache(publicFolder, options.makesCopies, options.onProgress),
    url: options.url,
    fallbackUrl: options.fallbackUrl,
    textCache: new TextCache(folder, maxBytes),
    fontCache: new FontCache(folder, publicFolder),
    fixes: new FixLoader(),
    maxBytes,
    maxBlocks: options.maxBlocks ?? 10_000,
    followsLinks: options.followLinks ?? false,
  };
}

/** Returns the folder of a site's state: its lock, the staged build, and the published manifest. */
export const stateOf = ({ folder }: Source): string => join(folder, '.onefolio');

/** Reads and checks a site. Problems with the file itself are diagnostics too. Never throws. */
export async function load(source: Source): Promise<Checked> {
  const read = await readSite(source);
  if ('failed' in read) return read.failed;
  return checkBytes(read.bytes, source);
}

/** Checks the bytes of a site file with the current state of the files that it references. Never throws. */
export async function checkBytes(
  bytes: Uint8Array,
  source: Source,
  hostOptions: Partial<CompilerHost> = {},
): Promise<Checked> {
  const document = readDocument(bytes, hostOf(source));
  await readReferences(source, 'failed' in document ? undefined : document.value);
  const checked =
    'failed' in document ? document.failed : checkDocument(document, { ...hostOf(source), ...hostOptions });
  if (!checked.reportWithFixes) return checked;
  return { ...checked, ...checked.reportWithFixes(await source.fixes.load()) };
}

/* Reads the files that a site references. Never throws. */
async function readReferences({ pictureCache, textCache, fontCache }: Source, value: unknown): Promise<void> {
  const references = referencedFiles(value);
  await loadLabels(references.languages);
  await fontCache.prefetch(references.fonts);
  const picturesInTexts = await textCache.prefetch(references);
  await pictureCache.prefetch([...references.pictures, ...picturesInTexts]);
}

/** Reads the bytes of a site file, or returns a diagnostic if it can't be read. Never throws. */
export async function readSite(source: Source): Promise<{ bytes: Uint8Array } | { failed: Checked }> {
  const { file, maxBytes } = source;
  const failedWith = (code: Problem['code'], details: Record<string, string>) => ({
    failed: failed('text', [{ code, at: { offset: 0, length: 1 }, details }], '', hostOf(source)),
  });
  const read = readRegular(file, maxBytes);
  if (read.problem === undefined) return read;
  if (read.problem === 'unreadable') return failedWith('OF018', { reason: read.reason });
  if (read.problem === 'huge')
    return failedWith('OF011', { size: inMegabytes(read.size), limit: inMegabytes(maxBytes) });
  const name = basename(file);
  // Windows hides file extensions, and editors may add one.
  return failedWith('OF000', { file: existsSync(`${file}.txt`) ? `${name}; rename ${name}.txt to ${name}` : name });
}

/** Loads the Markdown parser and the fixes, which `compileText` and `compileTexts` require. */
export async function loadAll({ textCache, fixes }: Source): Promise<void> {
  await Promise.all([textCache.load(), fixes.load()]);
}

/** Compiles a text instead of the site file. Requires `loadAll`. */
export const compileText = (text: string, source: Source): Checked =>
  check(new TextEncoder().encode(text), hostOf(source));

/** Compiles a site with other texts instead of those of its files. Requires `loadAll`. */
export function compileTexts({ site, files }: Texts, source: Source): Checked {
  const host = hostOf(source);
  const textFile = (path: string): TextFile => {
    const found = source.textCache.textFile(path);
    const text = files.get(path);
    if (text === undefined || found.problem !== undefined) return found;
    const bytes = new TextEncoder().encode(text);
    return found.from === undefined ? { bytes } : { bytes, from: frontMatterIn(text)?.from ?? 0 };
  };
  return check(new TextEncoder().encode(site), files.size > 0 ? { ...host, textFile } : host);
}

/** Returns the host of a compilation: everything that it needs from outside the site file. */
export const hostOf = ({
  url,
  fallbackUrl,
  maxBlocks,
  publicFolder,
  followsLinks,
  pictureCache,
  textCache,
  fontCache,
  fixes,
}: Source): CompilerHost => ({
  blocks: registry,
  looks,
  url,
  fallbackUrl,
  now: buildInstant(process.env),
  maxBlocks,
  publicFolder: 'public/',
  pictureOf: pictureCache.pictureOf,
  iconOf: (path) => readIcon(publicFolder, path),
  fontOf: fontCache.fontOf,
  labelsOf,
  decodeUtf8,
  ...fixes,
  ...textCache,
  hasFile: (path) => {
    const file = inPublic(publicFolder, path);
    return file !== null && isFile(file);
  },
  publicFiles: () => publicFiles(publicFolder, followsLinks),
  sizeOf: (path) => sizeOf(join(publicFolder, path)),
});

/**
 * Returns the time of a build: SOURCE_DATE_EPOCH, in seconds since 1970, for reproducible builds; otherwise the current
 * time. Throws if it isn't a whole number of seconds before the year 10000.
 */
export function buildInstant({ SOURCE_DATE_EPOCH: epoch = '' }: NodeJS.ProcessEnv): Date {
  if (epoch.trim() === '') return new Date();
  if (!/^\d+$/.test(epoch) || Number(epoch) > latest)
    throw new Error(`SOURCE_DATE_EPOCH must be a whole number of seconds since 1970, not "${epoch}"`);
  return new Date(Number(epoch) * 1000);
}

const latest = Date.UTC(9999, 11, 31) / 1000;
