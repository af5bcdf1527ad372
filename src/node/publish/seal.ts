import { createHash, createHmac } from 'node:crypto';
import { closeSync, constants, fstatSync, openSync, readdirSync, readSync } from 'node:fs';
import { join } from 'node:path';
import { codeOf } from '../caught-error.ts';
import { nullIfMissing, readText, writeDurably } from '../disk.ts';
import { userSecret } from '../user-secret.ts';
import type { Journal, PublishPaths } from './journal.ts';

/**
 * Seals a journal, given as text, with the content of all staged files. The seal proves that the current user's build
 * on this computer wrote the journal and those files.
 */
export async function sealJournal(paths: PublishPaths, journal: Journal, text: string): Promise<void> {
  const hashes: [name: string, hash: string][] = [];
  for (const [name, path] of waitingOf(paths, journal)) {
    const hash = hashOf(path);
    if (hash !== null) hashes.push([name, hash]);
  }
  const list = JSON.stringify(hashes);
  await writeDurably(paths.seal, `${await sealOf(paths, text, list)}\n${list}`);
}

/**
 * Whether a journal is sealed, and all its files, staged or published, are unchanged. A seal becomes invalid when its
 * build has become the manifest, so that an old state can't be published again. Throws file-system errors.
 */
export async function isSealed(paths: PublishPaths, journal: Journal, text: string): Promise<boolean> {
  const [seal, list = ''] = ((await readText(paths.seal)) ?? '').split('\n');
  if (seal !== (await sealOf(paths, text, list))) return false;
  const hashes = new Map<string, string>(JSON.parse(list));
  for (const [name, waiting, published] of waitingOf(paths, journal)) {
    const hash = hashOf(waiting);
    if (hash !== null && hash !== hashes.get(name)) return false;
    // A different file there isn't from this journal: the staged one was removed.
    const publishedHash = hash === null && hashes.has(name) ? hashOf(published) : null;
    if (publishedHash !== null && publishedHash !== hashes.get(name)) return false;
  }
  return true;
}

/* The hash includes the previous manifest, so that replacing it makes the seal invalid. */
async function sealOf({ manifest }: PublishPaths, text: string, list: string): Promise<string> {
  const sealed = JSON.stringify([text, await readText(manifest), list]);
  return createHmac('sha256', await userSecret())
    .update(sealed)
    .digest('hex');
}

function* waitingOf(
  { to, beside, staged, pieces, hosts }: PublishPaths,
  journal: Journal,
): Generator<[name: string, waiting: string, published: string]> {
  const from = journal.isBeside ? beside : staged;
  for (const file of journal.files) yield [`site/${file}`, join(from, file), join(to, file)];
  for (const piece of piecesIn(pieces)) yield [`hosts/${piece}`, join(pieces, piece), join(hosts, piece)];
}

function piecesIn(pieces: string): string[] {
  try {
    return readdirSync(pieces);
  } catch (error) {
    return nullIfMissing(error) ?? [];
  }
}

/* null for a published or missing file; a value that no hash equals for something other than a file. */
function hashOf(path: string): string | null {
  let file: number;
  try {
    // These flags, which Windows doesn't have, prevent blocking on a pipe and following a link.
    file = openSync(path, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0) | (constants.O_NOFOLLOW ?? 0));
  } catch (error) {
    return codeOf(error) === 'ELOOP' ? '' : nullIfMissing(error);
  }
  try {
    if (!fstatSync(file).isFile()) return '';
    const hash = createHash('sha256');
    for (let count = readSync(file, part); count > 0; count = readSync(file, part))
      hash.update(part.subarray(0, count));
    return hash.digest('hex');
  } finally {
    closeSync(file);
  }
}

/* Reads in parts, because a file may be a video. */
const part = Buffer.allocUnsafe(2 ** 16);
