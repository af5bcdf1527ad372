import { createHash, createHmac } from 'node:crypto';
import { closeSync, constants, fstatSync, openSync, readdirSync, readSync } from 'node:fs';
import { join } from 'node:path';
import { codeOf } from '../caught-error.ts';
import { missing, readText, writeDurably } from '../disk.ts';
import { ownSecret } from '../own-secret.ts';
import type { Journal, Places } from './journal.ts';

/**
 * Seals a journal, given as the text that will be written, with the content of everything that waits for it. Whoever
 * runs this computer can tell by it that the journal and those files are from a build of their own.
 */
export async function sealJournal(places: Places, journal: Journal, text: string): Promise<void> {
  const hashes: [name: string, hash: string][] = [];
  for (const [name, place] of waitingOf(places, journal)) {
    const hash = hashOf(place);
    if (hash !== null) hashes.push([name, hash]);
  }
  const list = JSON.stringify(hashes);
  await writeDurably(places.seal, `${await sealOf(places, text, list)}\n${list}`);
}

/**
 * Whether a journal is sealed, and everything that waits for it, or has been published, is as it was then. It never is once its build has become
 * the manifest, so that nobody can publish an old state again. Throws the errors of the disk.
 */
export async function isSealed(places: Places, journal: Journal, text: string): Promise<boolean> {
  const [seal, list = ''] = ((await readText(places.seal)) ?? '').split('\n');
  if (seal !== (await sealOf(places, text, list))) return false;
  const hashes = new Map<string, string>(JSON.parse(list));
  for (const [name, waiting, published] of waitingOf(places, journal)) {
    const hash = hashOf(waiting);
    if (hash !== null && hash !== hashes.get(name)) return false;
    // Something else there has not been published by this journal: what waited for it was taken away.
    const there = hash === null && hashes.has(name) ? hashOf(published) : null;
    if (there !== null && there !== hashes.get(name)) return false;
  }
  return true;
}

/* The manifest before is part of it: once it has been replaced the seal is void. */
async function sealOf({ manifest }: Places, text: string, list: string): Promise<string> {
  const sealed = JSON.stringify([text, await readText(manifest), list]);
  return createHmac('sha256', await ownSecret())
    .update(sealed)
    .digest('hex');
}

function* waitingOf(
  { to, beside, staged, pieces, hosts }: Places,
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
    return missing(error) ?? [];
  }
}

/* null for what has been published or was never there; no file's hash for what is no file. */
function hashOf(place: string): string | null {
  let file: number;
  try {
    // Without these flags, which Windows doesn't have, a pipe makes it wait and a link leads elsewhere.
    file = openSync(place, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0) | (constants.O_NOFOLLOW ?? 0));
  } catch (error) {
    return codeOf(error) === 'ELOOP' ? '' : missing(error);
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

/* A file may be a film: it is read in parts. */
const part = Buffer.allocUnsafe(2 ** 16);
