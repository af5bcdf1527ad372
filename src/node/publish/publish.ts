import { cp, mkdir, rename, rmdir } from 'node:fs/promises';
import { join } from 'node:path';
import { statsOf, writeDurably } from '../disk.ts';
import type { Inline } from '../render/policy.ts';
import { applyJournal, clear } from './apply-journal.ts';
import { type Journal, type Manifest, nameOf, type Places, placesOf, read } from './journal.ts';
import { refuseForeign } from './ownership.ts';
import { recover } from './recover.ts';

/** A finished build, and where it goes. */
export interface Publication {
  /** The folder in which everything has been written; it is moved. */
  from: string;
  /** The folder that is published. */
  to: string;
  /** What was written, relative to both. */
  files: string[];
  /** Those of them that are not in `from`, because they are published already; one that is there all the same counts. */
  unchanged?: string[] | undefined;
  /** Where the manifest is kept. */
  state: string;
  /** The path below which the site will live, without a slash at its end. */
  base: string;
  /** What is in every page, for the headers of the next build. */
  inline?: Inline | undefined;
  /** A folder with what servers include in their configuration; it is moved into the state. */
  pieces?: string | undefined;
}

/**
 * Publishes a finished build: every file is put in its place by a rename, what pages need before the pages, headers that
 * allow them among it, so that at every moment each page is whole and finds what it needs. Then goes what no page uses: pages that are gone, and assets
 * that neither this build nor the one before has written. A file that no manifest lists is not ours and stays; where a
 * page would have to take its place, a ForeignError is thrown and nothing is touched.
 *
 * Until the journal is written nothing that is published has changed, and what is thrown leaves it so. After that the
 * journal is carried out, whatever happens: if not now, then by the next command, see finish.ts. Only one process at a
 * time may publish from a state: see lock.ts.
 */
export async function publish(publication: Publication): Promise<void> {
  const { from, to, files, unchanged = [], state, base, inline, pieces } = publication;
  await recover(state, to);
  const places = placesOf(state, to);
  const last = await read<Manifest>(places.manifest);
  const listed = last && [...last.files, ...last.before];
  await refuseForeign(to, files, listed);
  const about = { version: 1, to: nameOf(state, to), base, inline } as const;
  const journal = write(files, last, freshOf(to, files, listed ?? []), about);
  try {
    await mkdir(places.pending, { recursive: true });
    await rename(from, places.staged);
    if (pieces) await rename(pieces, places.pieces);
    journal.isBeside = !(await isOneDisk(places));
    if (journal.isBeside) await cp(places.staged, places.beside, { recursive: true });
    await writeDurably(places.journal, JSON.stringify(journal));
  } catch (error) {
    // Whatever hinders that, what hindered the publishing is what to tell.
    await clear(places).catch(() => {});
    throw error;
  }
  const there = new Set(unchanged.filter((file) => statsOf(join(places.staged, file)) === null));
  const waiting = journal.files.filter((file) => !there.has(file));
  await applyJournal(places, journal, waiting);
}

/** The path below which the site in a folder expects to live; "" when nothing is known of it. */
export async function baseOfPublished(state: string, to: string): Promise<string> {
  return (await read<Manifest>(placesOf(state, to).manifest))?.base ?? '';
}

/** What is in the pages of the site in a folder; for who holds the lock, because what was cut is finished first. */
export async function inlineOfPublished(state: string, to: string): Promise<Inline | undefined> {
  await recover(state, to);
  return (await read<Manifest>(placesOf(state, to).manifest))?.inline;
}

/* Those of the files whose places nothing of a site has, be it listed or known by its home page. */
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
const isPage = (file: string) => /\.html(?:\.br|\.gz)?$/.test(file) || file.startsWith('_pages/');

/* First what pages need, then pages that are new, so that no link leads nowhere, then the others, then what lists them. */
function inOrder(files: string[], old: Set<string>): string[] {
  const rank = (file: string) => {
    if (isAsset(file)) return 0;
    if (isPage(file)) return old.has(file) ? 3 : 2;
    return listings.has(file) ? 4 : 1;
  };
  return files.toSorted((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1));
}

const listings = new Set(['robots.txt', 'sitemap.xml']);

/* Whether what is staged can be put in its place by renames alone. */
async function isOneDisk({ pending, to, beside }: Places): Promise<boolean> {
  const probe = join(pending, 'probe');
  await mkdir(probe);
  await mkdir(to, { recursive: true });
  try {
    await rename(probe, beside);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error;
    return false;
  }
  await rmdir(beside);
  return true;
}
