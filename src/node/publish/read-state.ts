import { rename, rm } from 'node:fs/promises';
import { basename } from 'node:path';
import { readText } from '../disk.ts';
import { isInnerName, linkOutOf } from './file-names.ts';
import { type Journal, type Manifest, nameOf, type Places } from './journal.ts';
import { isSealed } from './seal.ts';

/**
 * The manifest of a published folder; null if there is none. An untrusted folder may contain a forged one: a manifest
 * that Onefolio can't have written is moved aside, with a message on stderr.
 */
export const readManifest = async (places: Places): Promise<Manifest | null> =>
  (await readValid(places, places.manifest, isManifest))?.record ?? null;

/**
 * The journal of a published folder. It is moved aside too if it isn't sealed on this computer, or if a staged file has
 * changed since.
 */
export async function readJournal(places: Places): Promise<Journal | null> {
  const found = await readValid(places, places.journal, isJournal);
  if (found === null || (await isSealed(places, found.record, found.text))) return found?.record ?? null;
  await setAside(places, places.journal, "isn't from a build on this computer");
  return null;
}

async function readValid<Kind extends Manifest>(
  places: Places,
  file: string,
  isValid: (found: unknown) => found is Kind,
): Promise<{ record: Kind; text: string } | null> {
  const text = await readText(file);
  if (text === null) return null;
  const record = parsed(text);
  if (isValid(record) && record.to === nameOf(places.state, places.to) && leadsNowhereElse(places, record))
    return { record, text };
  await setAside(places, file, "wasn't created by Onefolio");
  return null;
}

async function setAside(places: Places, file: string, why: string): Promise<void> {
  await rm(places.aside, { recursive: true, force: true });
  await rename(file, places.aside);
  console.error(
    `${file} ${why} and was renamed to ${places.aside}. The site will be rebuilt from scratch. Existing files in ${places.to} are kept.`,
  );
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function leadsNowhereElse({ to, beside }: Places, { files, before, gone = [] }: Partial<Journal> & Manifest): boolean {
  const waiting = files.map((file) => `${basename(beside)}/${file}`);
  return linkOutOf(to, [...files, ...before, ...gone, ...waiting]) === null;
}

function isManifest(found: unknown): found is Manifest {
  if (typeof found !== 'object' || found === null) return false;
  const { version, to, base, files, before, inline } = found as Partial<Record<keyof Manifest, unknown>>;
  return (
    version === 1 &&
    typeof to === 'string' &&
    typeof base === 'string' &&
    /^(?:\/[^/\\\s\u0000-\u001F]+)*$/.test(base) &&
    isList(files) &&
    isList(before) &&
    (inline === undefined || isInline(inline))
  );
}

function isJournal(found: unknown): found is Journal {
  if (!isManifest(found)) return false;
  const { fresh, gone, isBeside } = found as Partial<Record<keyof Journal, unknown>>;
  return isList(fresh) && isList(gone) && typeof isBeside === 'boolean';
}

const isList = (list: unknown) => Array.isArray(list) && list.every(isInnerName);

function isInline(inline: unknown): boolean {
  const { script, style } = (inline ?? {}) as Record<string, unknown>;
  return [script, style].every((hash) => typeof hash === 'string' && /^'sha256-[\w+/]{43}='$/.test(hash));
}
