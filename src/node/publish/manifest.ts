import { createHash } from 'node:crypto';
import { dirname, isAbsolute, join, relative } from 'node:path';
import { isRecord } from '../../shared/is-record.ts';
import { readText } from '../disk.ts';
import { parseJson } from '../parse-json.ts';
import type { InlineHashes } from '../render/content-security-policy.ts';
import { isInnerName, linkOutOf } from './file-names.ts';

/** The files that Onefolio owns in a published folder. */
export interface Manifest {
  version: 1;
  /** The published folder: see `nameOf`. */
  to: string;
  /** The base path of the site, without a trailing slash. */
  base: string;
  /** The files of the last build, relative to the folder. */
  files: string[];
  /** The assets of the build before the last one, which open pages may still request. */
  before: string[];
  /** The inline texts of the published pages. The headers of the next build must still allow them. */
  inline: InlineHashes[];
  /**
   * Makes the manifest a journal: publishing has begun, and hasn't ended. The SHA-256 hashes of the files that the build
   * adds and removes. A file of another content in such a place is the owner's.
   */
  unfinished?: Record<string, string>;
}

/** The path of the manifest of a published folder. A site may be published to several folders. */
export function manifestPath(state: string, to: string): string {
  const key = createHash('sha256').update(nameOf(state, to)).digest('hex').slice(0, 12);
  return join(state, `manifest-${key}.json`);
}

/**
 * The name of a published folder in the state. It is relative if the folder is next to the site file, so that projects
 * can be moved.
 */
export function nameOf(state: string, to: string): string {
  const relativePath = relative(dirname(state), to);
  return relativePath.startsWith('..') || isAbsolute(relativePath) ? to : relativePath;
}

/**
 * Reads the manifest of a published folder. Null if there is none, or if Onefolio can't have written it: a folder from
 * somebody else may contain any file, and names or links that lead out of the published folder.
 */
export async function readManifest(state: string, to: string): Promise<Manifest | null> {
  const value = parseJson((await readText(manifestPath(state, to))) ?? '');
  return isManifest(value) && value.to === nameOf(state, to) && linkOutOf(to, listed(value)) === null ? value : null;
}

/** All files in a manifest, including those that an interrupted build hasn't added or removed yet. */
export const listed = ({ files, before, unfinished }: Manifest): string[] => [
  ...new Set([...files, ...before, ...Object.keys(unfinished ?? {})]),
];

function isManifest(value: unknown): value is Manifest {
  if (!isRecord(value)) return false;
  const { version, to, base, files, before, inline, unfinished } = value;
  return (
    version === 1 &&
    typeof to === 'string' &&
    typeof base === 'string' &&
    /^(?:\/[^/\\\s\u0000-\u001F]+)*$/.test(base) &&
    isFileList(files) &&
    isFileList(before) &&
    Array.isArray(inline) &&
    inline.every(isInline) &&
    (unfinished === undefined || (isRecord(unfinished) && isFileList(Object.keys(unfinished))))
  );
}

const isFileList = (list: unknown) => Array.isArray(list) && list.every(isInnerName);

const isInline = (value: unknown) =>
  isRecord(value) &&
  [value.script, value.style].every((hash) => typeof hash === 'string' && /^'sha256-[\w+/]{43}='$/.test(hash));
