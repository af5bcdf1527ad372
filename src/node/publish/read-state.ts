import { rename, rm } from 'node:fs/promises';
import { basename } from 'node:path';
import { readText } from '../disk.ts';
import { isInnerName, linkOutOf } from './file-names.ts';
import { type Journal, type Manifest, nameOf, type PublishPaths } from './journal.ts';
import { isSealed } from './seal.ts';

/*
 * The manifest and the journal are in the site's .onefolio folder, which may come from someone else, for example in a
 * cloned repository. Files that Onefolio can't have written are ignored and renamed, with a message on stderr.
 */

/** Reads the manifest of the last build in a published folder. Null if there is none or it is invalid. */
export const readManifest = async (paths: PublishPaths): Promise<Manifest | null> =>
  (await readValid(paths, paths.manifest, isManifest))?.value ?? null;

/**
 * Reads the journal of an interrupted build. Null if there is none, if it is invalid or not sealed on this computer, or
 * if a staged file has changed since.
 */
export async function readJournal(paths: PublishPaths): Promise<Journal | null> {
  const journal = await readValid(paths, paths.journal, isJournal);
  if (journal === null) return null;
  if (await isSealed(paths, journal.value, journal.text)) return journal.value;
  await moveAside(paths, paths.journal, "isn't from a build on this computer");
  return null;
}

/* Reads a file as JSON. Null if it is missing, or if it was moved aside because it is invalid. */
async function readValid<Content extends Manifest>(
  paths: PublishPaths,
  file: string,
  isValid: (value: unknown) => value is Content,
): Promise<{ value: Content; text: string } | null> {
  const text = await readText(file);
  if (text === null) return null;
  const value = parseJson(text);
  if (isValid(value) && value.to === nameOf(paths.state, paths.to) && hasNoLinkOutside(paths, value))
    return { value, text };
  await moveAside(paths, file, "wasn't created by Onefolio");
  return null;
}

async function moveAside(paths: PublishPaths, file: string, reason: string): Promise<void> {
  await rm(paths.aside, { recursive: true, force: true });
  await rename(file, paths.aside);
  console.error(
    `${file} ${reason} and was renamed to ${paths.aside}. The site will be rebuilt from scratch. Existing files in ${paths.to} are kept.`,
  );
}

/* Parses JSON; undefined if it's invalid. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/* Whether no listed file would be written or deleted through a symbolic link to another folder. */
function hasNoLinkOutside({ to, beside }: PublishPaths, { files, before, gone = [] }: Partial<Journal> & Manifest) {
  const staged = files.map((file) => `${basename(beside)}/${file}`);
  return linkOutOf(to, [...files, ...before, ...gone, ...staged]) === null;
}

function isManifest(value: unknown): value is Manifest {
  if (typeof value !== 'object' || value === null) return false;
  const { version, to, base, files, before, inline } = value as Partial<Record<keyof Manifest, unknown>>;
  return (
    version === 1 &&
    typeof to === 'string' &&
    typeof base === 'string' &&
    /^(?:\/[^/\\\s\u0000-\u001F]+)*$/.test(base) &&
    isFileList(files) &&
    isFileList(before) &&
    (inline === undefined || areInlineHashes(inline))
  );
}

function isJournal(value: unknown): value is Journal {
  if (!isManifest(value)) return false;
  const { fresh, gone, isBeside } = value as Partial<Record<keyof Journal, unknown>>;
  return isFileList(fresh) && isFileList(gone) && typeof isBeside === 'boolean';
}

const isFileList = (list: unknown) => Array.isArray(list) && list.every(isInnerName);

function areInlineHashes(value: unknown): boolean {
  const { script, style } = (value ?? {}) as Record<string, unknown>;
  return [script, style].every((hash) => typeof hash === 'string' && /^'sha256-[\w+/]{43}='$/.test(hash));
}
