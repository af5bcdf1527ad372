import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isRecord } from '../shared/is-record.ts';
import { nullIfMissing } from './disk.ts';
import { parseJson } from './parse-json.ts';
import { megabyte, readRegular } from './read-regular.ts';

/** The tarball from which a site installs Onefolio, from its package.json: `file:vendor/onefolio-1.0.0-<hash>.tgz`. */
interface Vendored {
  /** Its path, relative to the site's folder. */
  path: string;
  version: string;
  /** The first 12 hexadecimal digits of its SHA-256 hash. */
  hash: string;
}

/** The specifier of a tarball in `vendor/` in a package.json. */
export const vendoredSpec = (name: string): string => `file:vendor/${name}`;

/** The tarball in the package.json of a folder; null if it has none, or can't be read. */
export function vendoredIn(folder: string): Vendored | null {
  const [, path = '', version = '', hash = ''] = spec.exec(onefolioSpecIn(folder) ?? '') ?? [];
  return path === '' ? null : { path, version, hash };
}

const spec = /^file:(?:\.\/)?(vendor\/onefolio-(\d+\.\d+\.\d+[\w.-]*)-([0-9a-f]{12})\.tgz)$/;

/* The version range or path of Onefolio in the package.json of a folder; null if it has none. */
function onefolioSpecIn(folder: string): string | null {
  const { bytes = '' } = readRegular(join(folder, 'package.json'), 10 * megabyte);
  const manifest = parseJson(bytes.toString());
  if (!isRecord(manifest)) return null;
  const list = [manifest.devDependencies, manifest.dependencies].filter(isRecord).find((names) => 'onefolio' in names);
  return typeof list?.onefolio === 'string' ? list.onefolio : null;
}

/** The bytes of a site's tarball, or why it can't be installed. `folder` is the site's folder. */
export async function readVendored(
  folder: string,
  { path, hash }: Vendored,
): Promise<{ bytes: Uint8Array } | { problem: 'missing' | 'damaged' }> {
  const bytes = await readFile(join(folder, path)).catch(nullIfMissing);
  if (bytes === null) return { problem: 'missing' };
  return hashOf(bytes) === hash ? { bytes } : { problem: 'damaged' };
}

const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex').slice(0, 12);
