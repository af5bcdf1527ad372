import { createHash } from 'node:crypto';
import {
  closeSync,
  constants,
  copyFileSync,
  lstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  readSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { lstat, mkdir, rmdir, unlink } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { codeOf, messageOf } from '../caught-error.ts';
import { describeDiskError, makeFolder, readText, renameDurably, statsOf, writeDurably } from '../disk.ts';
import { filesBelow } from '../list-files.ts';
import type { InlineHashes } from '../render/content-security-policy.ts';
import { foldersAbove, linkOutOf } from './file-names.ts';
import { readLock } from './lock.ts';
import { listed, type Manifest, manifestPath, nameOf, readManifest } from './manifest.ts';

/** A finished build, and where to publish it. */
interface Publication {
  /** The folder of the build; its files are moved. */
  from: string;
  /** The published folder. */
  to: string;
  /** The files of the build, relative to both folders. */
  files: string[];
  /** Files that weren't written because the published ones are equal. One that is in `from` anyway is moved. */
  unchanged?: string[] | undefined;
  /** The site's .onefolio folder, which has the manifest. */
  state: string;
  /** The base path of the site, without a trailing slash. */
  base: string;
  /** The inline texts of every page, for the headers of the next build. */
  inline?: InlineHashes | undefined;
  /** A folder with snippets of server configuration; they are moved into the state. */
  pieces?: string | undefined;
}

/** Thrown if publishing fails halfway. Each page is complete, old or new, and the next build publishes all of them. */
class UnfinishedError extends Error {}

/**
 * Publishes a finished build. Renames every file into place, assets and headers before the pages that need them, so
 * that every page is complete at any moment. Then removes old pages, and assets that neither this build nor the
 * previous one wrote. Files that aren't in a manifest stay; if a page would replace one, throws an OwnershipError and
 * changes nothing. Until the last step the manifest is a journal that lists the files of both builds, so that the next
 * build can replace them. Only one process at a time may publish: see lock.ts.
 */
export async function publish(publication: Publication): Promise<void> {
  const { from, to, unchanged = [], state, base, inline, pieces } = publication;
  // A file can be moved only once.
  const current = new Set(publication.files);
  const files = [...current];
  const path = manifestPath(state, to);
  const previous = await readManifest(state, to);
  const owned = previous && ownedFiles(previous, to);
  // An interrupted build may have removed a file, but not its folder.
  const removed = previous?.unfinished
    ? listed(previous).filter((file) => statsOf(join(to, file), lstatSync) === null)
    : [];
  const known = owned && [...owned, ...removed];
  await assertOwnership(to, files, known);
  const old = new Set(owned);
  // Open pages may be of an interrupted build, or of the one before it.
  const recent = [...(previous?.files ?? []), ...(previous?.unfinished ? previous.before : [])];
  const before = recent.filter((file) => isAsset(file) && old.has(file) && !current.has(file));
  const retained = new Set([...files, ...before]);
  const gone = [...new Set(known)].filter((file) => !retained.has(file));
  const manifest: Manifest = { version: 1, to: nameOf(state, to), base, files, before, inline: inline ? [inline] : [] };
  for (const folder of [to, state]) await mkdir(folder, { recursive: true });
  // Written in advance: on a full disk, it could only be renamed.
  await writeDurably(`${path}.next`, JSON.stringify(manifest));
  const journal: Manifest = {
    ...manifest,
    inline: [...manifest.inline, ...(previous?.inline ?? [])],
    unfinished: { ...hashesOf(from, missingFiles(to, files, old)), ...hashesOf(to, gone) },
  };
  // Only the current journal names the files whose copies an interrupted build may have left.
  if (previous?.unfinished) removeCopies(to, listed(previous));
  await writeDurably(path, JSON.stringify(journal));
  try {
    if (pieces) await movePieces(pieces, join(state, 'hosts'));
    const unmoved = new Set(unchanged.filter((file) => statsOf(join(from, file)) === null));
    const waiting = sortForPublishing(files, old).filter((file) => !unmoved.has(file));
    for (const file of blockingFiles(gone, waiting)) await remove(to, file);
    const created = new Set<string>();
    for (const file of waiting) move(join(from, file), join(to, file), created);
    for (const file of gone) await remove(to, file);
    await renameDurably(`${path}.next`, path);
  } catch (error) {
    throw new UnfinishedError(
      `${describeDiskError(error) ?? messageOf(error)}. Only part of the site in ${to} was updated, but every page is complete. The next build will update the rest.`,
      { cause: error },
    );
  }
}

/** Whether the last build of a site was interrupted, so that a published folder may have pages of two builds. */
export async function isInterrupted(state: string, to: string): Promise<boolean> {
  const lock = await readLock(state);
  return lock === 'left' || (lock === 'free' && (await readManifest(state, to))?.unfinished !== undefined);
}

/** Returns the base path of the site in a published folder; "" if unknown. */
export const baseOfPublished = async (state: string, to: string): Promise<string> =>
  (await readManifest(state, to))?.base ?? '';

/** Returns the hashes of the inline texts in a published folder. */
export const inlineOfPublished = async (state: string, to: string): Promise<InlineHashes[]> =>
  (await readManifest(state, to))?.inline ?? [];

/* The files in a manifest that are really Onefolio's. */
function ownedFiles(manifest: Manifest, to: string): string[] {
  const hashes = new Map(Object.entries(manifest.unfinished ?? {}));
  return listed(manifest).filter((file) => !hashes.has(file) || hashAt(join(to, file)) === hashes.get(file));
}

const missingFiles = (to: string, files: readonly string[], old: Set<string>): string[] =>
  files.filter((file) => !old.has(file) && !statsOf(join(to, file))?.isFile());

const hashesOf = (folder: string, files: readonly string[]): Record<string, string> =>
  Object.fromEntries(files.map((file) => [file, hashAt(join(folder, file)) ?? '']));

/* null if there is no file. */
function hashAt(path: string): string | null {
  if (!statsOf(path)?.isFile()) return null;
  const [file, hash] = [openSync(path, 'r'), createHash('sha256')];
  try {
    for (let count = readSync(file, part); count > 0; count = readSync(file, part))
      hash.update(part.subarray(0, count));
    return hash.digest('hex');
  } finally {
    closeSync(file);
  }
}

/* Reads in parts, because a file may be a video. */
const part = Buffer.allocUnsafe(2 ** 16);

const isAsset = (file: string) => file.startsWith('assets/');
const isPage = (file: string) => /\.html(?:\.br|\.gz)?$/.test(file) || /(?:^|\/)_pages\//.test(file);
const isListing = (file: string) => /^(?:robots\.txt|sitemap(?:-\d+)?\.xml)$/.test(file);

/* Sorts files: those that pages need, new pages, so that no link is dead, changed pages, and files that list pages. */
function sortForPublishing(files: string[], old: Set<string>): string[] {
  const rank = (file: string) => {
    if (isAsset(file)) return 0;
    if (isPage(file)) return old.has(file) ? 3 : 2;
    return isListing(file) ? 4 : 1;
  };
  return files.toSorted((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1));
}

async function movePieces(from: string, to: string): Promise<void> {
  await makeFolder(to);
  for (const name of readdirSync(from)) renameSync(join(from, name), join(to, name));
}

/* The name of an incomplete copy. */
const copyName = '.onefolio-new';

/* Synchronous and in order: assets must be published before pages, and asynchronous calls cost more than a rename. */
function move(from: string, to: string, created: Set<string>): void {
  const folder = dirname(to);
  if (!created.has(folder)) mkdirSync(folder, { recursive: true });
  created.add(folder);
  try {
    renameSync(from, to);
  } catch (error) {
    if (codeOf(error) !== 'EXDEV') throw error;
    // On another disk the file is copied first and then renamed, so that visitors never get an incomplete file.
    const copy = join(folder, copyName);
    rmSync(copy, { force: true });
    copyFileSync(from, copy, constants.COPYFILE_EXCL);
    renameSync(copy, to);
  }
}

/* Removes what a build that was killed while it copied has left. */
function removeCopies(to: string, files: readonly string[]): void {
  const copies = files.map((file) => join(to, dirname(file), copyName));
  for (const copy of new Set(copies)) if (statsOf(copy)) rmSync(copy);
}

/* Returns the old files that block a new folder or file of the same name. */
function blockingFiles(gone: string[], waiting: string[]): string[] {
  const files = new Set(waiting);
  const folders = new Set(waiting.flatMap(foldersAbove));
  return gone.filter((file) => folders.has(file) || foldersAbove(file).some((folder) => files.has(folder)));
}

/* Removes a file and the parent folders that become empty. */
async function remove(to: string, file: string): Promise<void> {
  const path = join(to, file);
  await unlink(path).catch(async (error: NodeJS.ErrnoException) => {
    // The file doesn't exist any more, or it's a folder now, for which only Linux reports EISDIR.
    if (['ENOENT', 'ENOTDIR', 'EISDIR'].includes(error.code ?? '')) return;
    if (error.code !== 'EPERM' || !(await lstat(path)).isDirectory()) throw error;
  });
  for (const folder of foldersAbove(file)) {
    const isEmpty = await rmdir(join(to, folder)).then(
      () => true,
      () => false,
    );
    if (!isEmpty) return;
  }
}

/* Thrown if the site would replace files in the output folder that Onefolio didn't write. */
class OwnershipError extends Error {}

/*
 * Throws an OwnershipError if one of the files would replace one in a folder that isn't among the owned ones, or would
 * be written outside the folder through a link. Without a manifest (null), a folder is ours if its home page is: a
 * fresh clone may have dist/ but not .onefolio/.
 */
async function assertOwnership(to: string, files: readonly string[], owned: string[] | null): Promise<void> {
  const link = linkOutOf(to, files);
  if (link !== null)
    throw new OwnershipError(
      `${link} is a symbolic link that points outside ${to}: delete it, or choose another folder with --out`,
    );
  if (owned === null && (await isSite(to))) return;
  const ours = new Set(owned);
  for (const file of files)
    if (!ours.has(file) && isForeign(to, file, ours))
      throw new OwnershipError(
        `${join(to, file)} wasn't created by Onefolio: move it, or choose another folder with --out`,
      );
}

async function isSite(to: string): Promise<boolean> {
  const home = await readText(join(to, 'index.html'));
  return /^<!doctype html><html [^>]*data-entry=/.test(home ?? '');
}

/* Whether a file or folder that Onefolio didn't write is at a path. A folder with only our files and copies is removed. */
function isForeign(to: string, file: string, ours: Set<string>): boolean {
  const stats = statsOf(join(to, file));
  if (!stats?.isDirectory()) return stats !== null;
  const below = filesBelow(join(to, file)).filter((inner) => basename(inner) !== copyName);
  return (
    below.some((inner) => !ours.has(`${file}/${inner}`)) || ![...ours].some((known) => known.startsWith(`${file}/`))
  );
}
