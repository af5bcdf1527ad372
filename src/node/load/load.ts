import { existsSync, readdirSync, realpathSync, statSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import type { CompilerHost } from '../../core/compiler-host.ts';
import { referencedFiles } from '../../core/content/referenced-files.ts';
import type { Problem } from '../../core/diagnostics/diagnostic.ts';
import { type Checked, check, checkDocument, failed, readDocument } from '../../core/pipeline.ts';
import { isFile, sizeOf } from '../disk.ts';
import { readIcon } from '../icons/read-icon.ts';
import { PictureCache } from '../pictures/picture-cache.ts';
import type { OnProgress } from '../progress.ts';
import { readRegular } from '../read-regular.ts';
import { instant } from './build-instant.ts';
import { FixLoader } from './fix-loader.ts';
import { inPublic } from './in-public.ts';
import { removeCopiesBeside } from './leftover-copies.ts';
import { publicFiles } from './list-public-files.ts';
import { inMegabytes, megabyte, readTrouble } from './read-trouble.ts';
import { TextCache } from './text-cache.ts';

/** Where a site lies, and what may be read. The one way in for check, build and dev. */
export interface Source {
  /** The site file, absolute. */
  file: string;
  /** Its folder: public/, dist/ and .onefolio/ are beside the file. */
  folder: string;
  publicFolder: string;
  url?: string | undefined;
  /** Where the host that builds the site will publish it: for a site of which nothing else says where. */
  fallbackUrl?: string | undefined;
  maxBytes: number;
  maxBlocks: number;
  /** Whether what links lead to may lie elsewhere. */
  followsLinks: boolean;
  /** What is known of the pictures, and of the long texts. */
  pictureCache: PictureCache;
  textCache: TextCache;
  /** What computes fixes, once it is needed. */
  fixes: FixLoader;
}

/**
 * What is known of a site by the place of its file; `maxSize` is in megabytes, and
 * `makesCopies` says that the site is to be published, with copies of its pictures.
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
    fixes: new FixLoader(),
    maxBytes,
    maxBlocks: options.maxBlocks ?? 10_000,
    followsLinks: options.followLinks ?? false,
  };
}

/** Where a site keeps what no visitor sees: its lock, what is being built, and what has been published. */
export const stateOf = ({ folder }: Source): string => join(folder, '.onefolio');

/** Reads and compiles a site. Whatever is wrong with the file itself is a diagnostic too; nothing is thrown. */
export async function load(source: Source): Promise<Checked> {
  const read = await readSite(source);
  if ('failed' in read) return read.failed;
  const checked = await checkBytes(read.bytes, source);
  await removeCopiesBeside(source);
  return checked;
}

/** Checks the bytes of a site file, with the files that it refers to as they are now. Nothing is thrown. */
export async function checkBytes(
  bytes: Uint8Array,
  source: Source,
  more: Partial<CompilerHost> = {},
): Promise<Checked> {
  const document = readDocument(bytes);
  await readReferences(source, 'failed' in document ? undefined : document.value);
  const checked = () => {
    const host = { ...hostOf(source), ...more };
    return 'failed' in document ? check(bytes, host) : checkDocument(document, host);
  };
  const found = checked();
  if (!found.lacksFixes) return found;
  // A site without problems doesn't wait for what fixes them.
  await source.fixes.load();
  return checked();
}

/** Reads the files that the value of a site file refers to. Nothing is thrown. */
export async function readReferences({ pictureCache, textCache }: Source, value: unknown): Promise<void> {
  const references = referencedFiles(value);
  const inTexts = await textCache.look(references);
  await pictureCache.look([...references.pictures, ...inTexts]);
}

/** The bytes of a site file, or why they cannot be read. Nothing is thrown. */
export async function readSite({ file, maxBytes }: Source): Promise<{ bytes: Uint8Array } | { failed: Checked }> {
  try {
    const read = readRegular(file, maxBytes);
    if (read.flaw === undefined) return read;
    if (read.flaw === 'irregular') return unread({ code: 'OF018', at: nowhere, words: { reason: "it isn't a file" } });
    const words = { size: inMegabytes(read.size), limit: inMegabytes(maxBytes) };
    return unread({ code: 'OF011', at: nowhere, words });
  } catch (error) {
    const reason = readTrouble(error);
    if (reason === null) {
      const name = basename(file);
      // Windows hides the end of a name, and adds one.
      const found = existsSync(`${file}.txt`) ? `${name}; rename ${name}.txt to ${name}` : name;
      return unread({ code: 'OF000', at: nowhere, words: { file: found } });
    }
    return unread({ code: 'OF018', at: nowhere, words: { reason } });
  }
}

/** Loads what is needed to check other texts in the place of those of a site: what reads long texts, and fixes. */
export async function loadAll({ textCache, fixes }: Source): Promise<void> {
  await Promise.all([textCache.load(), fixes.load()]);
}

/** Checks another text in the place of a site's own; see `loadAll`. */
export const compileText = (text: string, source: Source): Checked =>
  check(new TextEncoder().encode(text), hostOf(source));

/** What a compilation is told of the world around a site. */
export const hostOf = ({
  url,
  fallbackUrl,
  maxBlocks,
  publicFolder,
  followsLinks,
  pictureCache,
  textCache,
  fixes,
}: Source): CompilerHost => ({
  url,
  fallbackUrl,
  now: instant(process.env),
  maxBlocks,
  publicFolder: 'public/',
  pictureOf: pictureCache.pictureOf,
  iconOf: (path) => readIcon(publicFolder, path),
  textFile: textCache.textFile,
  textFolder: textCache.textFolder,
  ...(fixes.addFixes && { addFixes: fixes.addFixes }),
  ...(textCache.readSettings && { readSettings: textCache.readSettings }),
  ...(textCache.highlight && { highlight: textCache.highlight }),
  ...(textCache.readLongText && { readLongText: textCache.readLongText }),
  hasFile: (path) => {
    const file = inPublic(publicFolder, path);
    return file !== null && isFile(file);
  },
  publicFiles: () => publicFiles(publicFolder, followsLinks),
  sizeOf: (path) => sizeOf(join(publicFolder, path)),
  strayAsset: () => firstBelow(publicFolder, 'assets'),
});

/*
 * The first file at a place below a folder, as a path of the site. A folder that cannot be read is skipped: copying it
 * fails later, with its name.
 */
function firstBelow(folder: string, place: string, above: readonly string[] = []): string | undefined {
  try {
    const real = realpathSync(join(folder, place));
    const stats = statSync(real);
    if (stats.isFile()) return `/${place}`;
    if (!stats.isDirectory() || above.includes(real)) return undefined;
    for (const name of readdirSync(real).sort()) {
      const file = firstBelow(folder, `${place}/${name}`, [...above, real]);
      if (file !== undefined) return file;
    }
  } catch {}
  return undefined;
}

const nowhere = { offset: 0, length: 1 };

const unread = (problem: Problem) => ({ failed: failed('text', [problem], '') });
