import { cp, mkdir, rename, rm, rmdir } from 'node:fs/promises';
import { join } from 'node:path';
import { codeOf } from '../caught-error.ts';
import { statsOf, writeDurably } from '../disk.ts';
import type { Inline } from '../render/content-security-policy.ts';
import { applyJournal, clear } from './apply-journal.ts';
import { type Journal, type Manifest, nameOf, type Places, placesOf } from './journal.ts';
import { assertOwnership } from './ownership.ts';
import type { Publication } from './publication.ts';
import { readManifest } from './read-state.ts';
import { recover } from './recover.ts';
import { sealJournal } from './seal.ts';

/**
 * Publishes a finished build. Every file is moved by a rename, assets and headers before the pages that need them, so
 * that each page is whole at every moment. Then pages that are gone are removed, and assets that neither this build nor
 * the one before has written. A file that no manifest lists is not ours and stays; an OwnershipError is thrown when a
 * page would have to replace it, and nothing is touched. Until the journal is written an error leaves everything
 * published as it was. After that the journal is applied in any case: now, or by the next command (see recover.ts).
 * Only one process at a time may publish: see lock.ts.
 */
export async function publish(publication: Publication): Promise<void> {
  const { from, to, files, unchanged = [], state, base, inline, pieces } = publication;
  refuseRepeated(files);
  await recover(state, to);
  const places = placesOf(state, to);
  const last = await readManifest(places);
  const listed = last && [...last.files, ...last.before];
  await assertOwnership(publication, listed);
  const about = { version: 1, to: nameOf(state, to), base, inline } as const;
  const journal = write(files, last, freshOf(to, files, listed ?? []), about);
  try {
    await mkdir(places.pending, { recursive: true });
    await rename(from, places.staged);
    if (pieces) await rename(pieces, places.pieces);
    await rm(places.beside, { recursive: true, force: true });
    journal.isBeside = !(await isOneDisk(places));
    if (journal.isBeside) await cp(places.staged, places.beside, { recursive: true });
    const text = JSON.stringify(journal);
    await sealJournal(places, journal, text);
    await writeDurably(places.journal, text);
  } catch (error) {
    // The first error is the one to report, even if clearing up fails too.
    await clear(places).catch(() => {});
    throw error;
  }
  const there = new Set(unchanged.filter((file) => statsOf(join(places.staged, file)) === null));
  const waiting = journal.files.filter((file) => !there.has(file));
  await applyJournal(places, journal, waiting);
}

/** The path below which the site in a folder expects to live; "" when nothing is known of it. */
export async function baseOfPublished(state: string, to: string): Promise<string> {
  return (await readManifest(placesOf(state, to)))?.base ?? '';
}

/**
 * The inline texts of the pages in a published folder. Needs the lock, because interrupted publishing is finished
 * first.
 */
export async function inlineOfPublished(state: string, to: string): Promise<Inline | undefined> {
  await recover(state, to);
  return (await readManifest(placesOf(state, to)))?.inline;
}

/* A file can be moved only once: the second time would fail after the first pages were replaced. */
function refuseRepeated(files: readonly string[]): void {
  const seen = new Set<string>();
  const repeated = files.find((file) => seen.size === seen.add(file).size);
  if (repeated !== undefined) throw new Error(`the build has two files named ${repeated}`);
}

/* Those of the files for which there is nothing in the published folder yet. */
function freshOf(to: string, files: string[], listed: string[]): string[] {
  const ours = new Set(listed);
  const fresh: string[] = [];
  for (const file of files) {
    if (ours.has(file)) continue;
    const there = statsOf(join(to, file));
    if (!there || there.isDirectory()) fresh.push(file);
  }
  return fresh;
}

function write(
  files: string[],
  last: Manifest | null,
  fresh: string[],
  about: Omit<Manifest, 'files' | 'before'>,
): Journal {
  const now = new Set(files);
  const listed = [...(last?.files ?? []), ...(last?.before ?? [])];
  const old = new Set(listed);
  const before = (last?.files ?? []).filter((file) => isAsset(file) && !now.has(file));
  const kept = new Set([...files, ...before]);
  return {
    ...about,
    files: inOrder(files, old),
    before,
    fresh,
    gone: [...new Set(listed)].filter((file) => !kept.has(file)),
    isBeside: false,
  };
}

const isAsset = (file: string) => file.startsWith('assets/');
const isPage = (file: string) => /\.html(?:\.br|\.gz)?$/.test(file) || /(?:^|\/)_pages\//.test(file);

/*
 * First what pages need, then new pages, so that no link is dead, then changed pages, then the files that list pages.
 */
function inOrder(files: string[], old: Set<string>): string[] {
  const rank = (file: string) => {
    if (isAsset(file)) return 0;
    if (isPage(file)) return old.has(file) ? 3 : 2;
    return isListing(file) ? 4 : 1;
  };
  return files.toSorted((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1));
}

const isListing = (file: string) => /^(?:robots\.txt|sitemap(?:-\d+)?\.xml)$/.test(file);

/* Whether the staged files can be moved into place by renames alone. */
async function isOneDisk({ pending, to, beside }: Places): Promise<boolean> {
  const probe = join(pending, 'probe');
  await mkdir(probe);
  await mkdir(to, { recursive: true });
  try {
    await rename(probe, beside);
  } catch (error) {
    if (codeOf(error) !== 'EXDEV') throw error;
    return false;
  }
  await rmdir(beside);
  return true;
}
