import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isRecord } from '../shared/is-record.ts';
import { missing } from './disk.ts';
import { readRegular } from './read-regular.ts';

/** The tarball that a site installs Onefolio from, as its package.json names it: `file:vendor/onefolio-1.0.0-<hash>.tgz`. */
export interface Vendored {
  /** Its path from the folder of the site. */
  path: string;
  version: string;
  /** The first 12 hexadecimal digits of the SHA-256 of its bytes. */
  hash: string;
}

/** The specifier with which a package.json asks for a tarball in `vendor/`. */
export const vendoredSpec = (name: string): string => `file:vendor/${name}`;

/** The tarball that the package.json in a folder asks for; null where it asks for none, or can't be read. */
export async function vendoredIn(folder: string): Promise<Vendored | null> {
  const [, path = '', version = '', hash = ''] = spec.exec((await onefolioSpecIn(folder)) ?? '') ?? [];
  return path === '' ? null : { path, version, hash };
}

const spec = /^file:(?:\.\/)?(vendor\/onefolio-(\d+\.\d+\.\d+[\w.-]*)-([0-9a-f]{12})\.tgz)$/;

/** The version range or path with which the package.json in a folder asks for Onefolio; null where it doesn't. */
export async function onefolioSpecIn(folder: string): Promise<string | null> {
  try {
    const read = readRegular(join(folder, 'package.json'), 10 * 1024 * 1024);
    const manifest: unknown = read.flaw === undefined ? JSON.parse(read.bytes.toString()) : null;
    if (!isRecord(manifest)) return null;
    const list = [manifest.devDependencies, manifest.dependencies]
      .filter(isRecord)
      .find((names) => 'onefolio' in names);
    return typeof list?.onefolio === 'string' ? list.onefolio : null;
  } catch {
    return null;
  }
}

/** The bytes of a site's tarball, or why it can't be installed from. `folder` is that of the site. */
export async function readVendored(
  folder: string,
  { path, hash }: Vendored,
): Promise<{ bytes: Uint8Array } | { problem: 'missing' | 'damaged' }> {
  const bytes = await readFile(join(folder, path)).catch(missing);
  if (bytes === null) return { problem: 'missing' };
  return hashOf(bytes) === hash ? { bytes } : { problem: 'damaged' };
}

const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex').slice(0, 12);
