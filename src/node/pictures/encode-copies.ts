import { createHash } from 'node:crypto';
import { copyFile, mkdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { limits } from '../../core/checks/files/check-picture.ts';
import { latinSlug } from '../../core/text/plain-latin.ts';
import { openCache } from '../build-cache.ts';
import type { OnProgress } from '../progress.ts';
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
  const slug = latinSlug(called.replace(/\.[^.]*$/, ''));
  return `${slug.slice(0, 40) || 'picture'}-${hash.digest('hex').slice(0, 8)}`;
}

/**
 * Writes copies into a folder. Reuses copies in the cache, and deletes those that this build doesn't need.
 */
export async function makeCopies(
  copies: Copy[],
  cache: string,
  folder: string,
  onProgress?: OnProgress,
): Promise<void> {
  await mkdir(folder, { recursive: true });
  const wanted = new Map(copies.map((copy) => [copy.name, copy]));
  const kept = await openCache(cache, new Set(wanted.keys()));
  const missing = [...wanted.values()].filter(({ name }) => !kept.names.has(name));
  const files = [...new Set(missing.map((copy) => copy.file))];
  for (const [index, file] of files.entries()) {
    const report = () => onProgress?.('encoding images', index + 1, files.length, basename(file));
    report();
    const copies = missing.filter((copy) => copy.file === file);
    const keep = async (name: string, bytes: Buffer) => {
      await kept.keep(name, bytes);
      report();
    };
    await encode(file, copies, keep);
  }
  for (const name of wanted.keys()) await copyFile(join(cache, name), join(folder, name));
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
