import { cp, mkdir, rename, rm, rmdir } from 'node:fs/promises';
import { join } from 'node:path';
import { codeOf } from '../caught-error.ts';
import { statsOf, writeDurably } from '../disk.ts';
import type { InlineHashes } from '../render/content-security-policy.ts';
import { applyJournal, clear } from './apply-journal.ts';
import { type Journal, type Manifest, nameOf, type PublishPaths, publishPaths } from './journal.ts';
import { assertOwnership } from './ownership.ts';
import type { Publication } from './publication.ts';
import { readManifest } from './read-state.ts';
import { recover } from './recover.ts';
import { sealJournal } from './seal.ts';

/**
 * Publishes a finished build. Renames every file into place, assets and headers before the pages that need them, so
 * that every page is complete at any moment. Then removes old pages, and assets that neither this build nor the
 * previous one wrote. Files that aren't in a manifest stay; if a page would replace one, throws an OwnershipError and
 * changes nothing. An error before the journal is written leaves the published files unchanged. After that, the journal
 * is applied now, or by the next command (see recover.ts). Only one process at a time may publish: see lock.ts.
 */
export async function publish(publication: Publication): Promise<void> {
  const { from, to, files, unchanged = [], state, base, inline, pieces } = publication;
  assertUnique(files);
  await recover(state, to);
  const paths = publishPaths(state, to);
  const previous = await readManifest(paths);
  const listed = previous && [...previous.files, ...previous.before];
  await assertOwnership(publication, listed);
  const common = { version: 1, to: nameOf(state, to), base, inline } as const;
  const journal = createJournal(files, previous, newFilesOf(to, files, listed ?? []), common);
  try {
    await mkdir(paths.pending, { recursive: true });
    await rename(from, paths.staged);
    if (pieces) await rename(pieces, paths.pieces);
    await rm(paths.beside, { recursive: true, force: true });
    journal.isBeside = !(await isOneDisk(paths));
    if (journal.isBeside) await cp(paths.staged, paths.beside, { recursive: true });
    const text = JSON.stringify(journal);
    await sealJournal(paths, journal, text);
    await writeDurably(paths.journal, text);
  } catch (error) {
    // Reports the first error, even if cleaning up fails too.
    await clear(paths).catch(() => {});
    throw error;
  }
  const unmoved = new Set(unchanged.filter((file) => statsOf(join(paths.staged, file)) === null));
  const staged = journal.files.filter((file) => !unmoved.has(file));
  await applyJournal(paths, journal, staged);
}

/** Returns the base path of the site in a published folder; "" if unknown. */
export async function baseOfPublished(state: string, to: string): Promise<string> {
  return (await readManifest(publishPaths(state, to)))?.base ?? '';
}

/**
 * Returns the hashes of the inline texts in a published folder. Requires the lock, because interrupted publishing is
 * finished first.
 */
export async function inlineOfPublished(state: string, to: string): Promise<InlineHashes | undefined> {
  await recover(state, to);
  return (await readManifest(publishPaths(state, to)))?.inline;
}

/* A file can be moved only once: the second move would fail after some pages were replaced. */
function assertUnique(files: readonly string[]): void {
  const seen = new Set<string>();
  const repeated = files.find((file) => seen.size === seen.add(file).size);
  if (repeated !== undefined) throw new Error(`the build has two files named ${repeated}`);
}

/* Returns the files that don't exist in the published folder yet. */
function newFilesOf(to: string, files: string[], listed: string[]): string[] {
  const ours = new Set(listed);
  const fresh: string[] = [];
  for (const file of files) {
    if (ours.has(file)) continue;
    const stats = statsOf(join(to, file));
    if (!stats || stats.isDirectory()) fresh.push(file);
  }
  return fresh;
}

function createJournal(
  files: string[],
  previous: Manifest | null,
  fresh: string[],
  common: Omit<Manifest, 'files' | 'before'>,
): Journal {
  const current = new Set(files);
  const listed = [...(previous?.files ?? []), ...(previous?.before ?? [])];
  const old = new Set(listed);
  const before = (previous?.files ?? []).filter((file) => isAsset(file) && !current.has(file));
  const retained = new Set([...files, ...before]);
  return {
    ...common,
    files: sortForPublishing(files, old),
    before,
    fresh,
    gone: [...new Set(listed)].filter((file) => !retained.has(file)),
    isBeside: false,
  };
}

const isAsset = (file: string) => file.startsWith('assets/');
const isPage = (file: string) => /\.html(?:\.br|\.gz)?$/.test(file) || /(?:^|\/)_pages\//.test(file);

/* Sorts files: those that pages need, new pages, so that no link is dead, changed pages, and files that list pages. */
function sortForPublishing(files: string[], old: Set<string>): string[] {
  const rank = (file: string) => {
    if (isAsset(file)) return 0;
    if (isPage(file)) return old.has(file) ? 3 : 2;
    return isListing(file) ? 4 : 1;
  };
  return files.toSorted((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1));
}

const isListing = (file: string) => /^(?:robots\.txt|sitemap(?:-\d+)?\.xml)$/.test(file);

/* Whether renaming is enough to move the staged files into place. */
async function isOneDisk({ pending, to, beside }: PublishPaths): Promise<boolean> {
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
