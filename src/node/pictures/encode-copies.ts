import { createHash, createHmac } from 'node:crypto';
import { copyFile, mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { limits } from '../../core/checks/files/check-picture.ts';
import { makeFolder, statsOf, writeAt, writeDurably } from '../disk.ts';
import type { OnProgress } from '../progress.ts';
import { readRegular } from '../read-regular.ts';
import { userSecret } from '../user-secret.ts';
import { loadSharp } from './load-sharp.ts';

/** A resized copy of an image: its width and format. */
export interface Copy {
  /** The original. */
  file: string;
  name: string;
  width: number;
  format: keyof typeof recipes;
}

/* An effort of 2 instead of the default 4 is 5 to 30 times as fast, for files that are a twentieth larger. */
const recipes = {
  avif: { quality: 52, effort: 2 },
  webp: { quality: 76 },
  jpeg: { quality: 80, mozjpeg: true },
} as const;

/**
 * The base name of an image's copies. Its hash changes with the image, with the encoding settings and with `version`,
 * the version of sharp.
 */
export async function baseNameOf(file: string, called: string, version: string): Promise<string> {
  const hash = createHash('sha256').update(await readFile(file));
  hash.update(JSON.stringify([version, recipes]));
  const slug = called
    .replace(/\.[^.]*$/, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  return `${slug.slice(0, 40) || 'picture'}-${hash.digest('hex').slice(0, 8)}`;
}

/**
 * Writes copies into a folder. Reuses copies in the cache, and deletes those that this build doesn't need. A seal next
 * to the cache detects copies that are damaged or that Onefolio didn't write; these are made again.
 */
export async function makeCopies(
  copies: Copy[],
  cache: string,
  folder: string,
  onProgress?: OnProgress,
): Promise<void> {
  const sealed = sealWith(await userSecret());
  // In a folder that Onefolio didn't create, these names may be something else.
  for (const place of [dirname(cache), cache]) await makeFolder(place);
  for (const place of [`${cache}.json`, `${cache}.json.new`])
    if (statsOf(place)?.isDirectory()) await rm(place, { recursive: true });
  await mkdir(folder, { recursive: true });
  const wanted = new Map(copies.map((copy) => [copy.name, copy]));
  const known = sealsBeside(cache);
  const seals = new Map<string, string>();
  for (const name of await readdir(cache)) {
    const bytes = wanted.has(name) ? bytesAt(join(cache, name)) : null;
    const seal = bytes && sealed(name, bytes);
    if (seal && seal === known.get(name)) seals.set(name, seal);
    else await rm(join(cache, name), { recursive: true, force: true });
  }
  const missing = [...wanted.values()].filter(({ name }) => !seals.has(name));
  for (const file of new Set(missing.map((copy) => copy.file))) {
    const copies = missing.filter((copy) => copy.file === file);
    const keep = async (name: string, bytes: Buffer) => {
      await writeAt(join(cache, name), bytes);
      seals.set(name, sealed(name, bytes));
      onProgress?.('encoding images', seals.size, wanted.size);
    };
    await encode(file, copies, keep);
    await writeDurably(`${cache}.json`, JSON.stringify([...seals]));
  }
  for (const name of wanted.keys()) await copyFile(join(cache, name), join(folder, name));
}

const sealWith = (secret: string) => (name: string, bytes: Buffer) =>
  createHmac('sha256', secret).update(`${name}\n`).update(bytes).digest('hex');

/* The maximum size of a copy and of the list of seals, in bytes. */
const maxBytes = 2 ** 26;

/* null if the file can't be read. */
function bytesAt(file: string): Buffer | null {
  try {
    const read = readRegular(file, maxBytes);
    return read.flaw === undefined ? read.bytes : null;
  } catch {
    return null;
  }
}

function sealsBeside(cache: string): Map<string, string> {
  try {
    const list = bytesAt(`${cache}.json`);
    return new Map(list === null ? [] : JSON.parse(list.toString()));
  } catch {
    return new Map();
  }
}

/* Reads the original once, at the size of the largest copy. Two at a time keep two cores busy. */
async function encode(
  file: string,
  copies: Copy[],
  keep: (name: string, bytes: Buffer) => Promise<void>,
): Promise<void> {
  const sharp = await loadSharp();
  if (!sharp) throw new Error("sharp, which resizes images, isn't installed");
  const width = Math.max(...copies.map((copy) => copy.width));
  const { data, info } = await sharp(file, { limitInputPixels: limits.megapixels * 1_000_000, failOn: 'truncated' })
    .autoOrient()
    .resize({ width, withoutEnlargement: true })
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true });
  const { width: most, height, channels } = info;
  const waiting = [...copies];
  const work = async () => {
    for (let copy = waiting.shift(); copy; copy = waiting.shift()) {
      const { format, name, width: each } = copy;
      const picture = sharp(data, { raw: { width: most, height, channels } }).resize({ width: each });
      if (format === 'jpeg') picture.flatten({ background: '#fff' });
      await keep(name, await picture.toFormat(format, recipes[format]).toBuffer());
    }
  };
  // After a failure the caller removes the folder, so no write may be pending.
  const ends = await Promise.allSettled([work(), work()]);
  for (const end of ends) if (end.status === 'rejected') throw end.reason;
}
