import { createHash } from 'node:crypto';
import { copyFile, mkdir, open, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';

export interface Publication {
  /** The folder in which everything has been written. */
  from: string;
  /** The folder that is published. */
  to: string;
  /** What was written, relative to both. */
  files: string[];
  /** Where the manifest is kept. */
  state: string;
  /** The path below which the site will live, without a slash at its end. */
  base: string;
}

/** A folder holds files that Onefolio has not written, where those of the site would go. */
export class ForeignError extends Error {}

/** What a folder that is published holds of ours: the files of now, and the assets of the build before. */
interface Manifest {
  version: 1;
  to: string;
  base: string;
  files: string[];
  before: string[];
}

/**
 * Publishes a finished build: every file is put in its place by a rename, assets first, so that at every moment each
 * page is whole and finds what it needs. Then goes what no page uses: pages that are gone, and assets that neither this
 * build nor the one before has written. A file that no manifest lists is not ours and stays; where a page would have to
 * take its place, a ForeignError is thrown and nothing is touched.
 */
export async function publish({ from, to, files, state, base }: Publication): Promise<void> {
  const last = await readManifest(state, to);
  const listed = [...(last?.files ?? []), ...(last?.before ?? [])];
  await refuseForeign(to, files, last && listed);
  const before = (last?.files ?? []).filter((file) => isAsset(file) && !files.includes(file));
  const manifest: Manifest = { version: 1, to, base, files: files.toSorted(), before };
  // Should this end halfway, the next build still knows all of it as its own.
  await writeManifest(state, { ...manifest, before: [...new Set([...listed, ...before])] });

  const ordered = files.toSorted((a, b) => Number(isAsset(b)) - Number(isAsset(a)));
  for (const file of ordered) await move(join(from, file), join(to, file));

  const kept = new Set([...files, ...before]);
  for (const file of listed) if (!kept.has(file)) await rm(join(to, file), { force: true });
  await writeManifest(state, manifest);
}

/* Without a manifest a folder is known by its home page: a copy of the project may lack what git does not keep. */
async function refuseForeign(to: string, files: string[], listed: string[] | null): Promise<void> {
  const home = listed === null ? await readFile(join(to, 'index.html'), 'utf8').catch(() => null) : null;
  if (home !== null && /^<!doctype html><html [^>]*data-entry=/.test(home)) return;
  const ours = new Set(listed);
  for (const file of files) {
    if (ours.has(file) || !(await stat(join(to, file)).catch(() => null))) continue;
    throw new ForeignError(
      `${join(to, file)} is not from Onefolio: move it away, or write the site elsewhere with --out`,
    );
  }
}

/** The path below which the site in a folder expects to live; "" when nothing is known of it. */
export async function baseOfPublished(state: string, to: string): Promise<string> {
  return (await readManifest(state, to))?.base ?? '';
}

const isAsset = (file: string) => file.startsWith('assets/');

async function move(from: string, to: string): Promise<void> {
  await mkdir(dirname(to), { recursive: true });
  try {
    await rename(from, to);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error;
    // Another disk: the copy is made beside its place, and only the finished copy takes it.
    const beside = `${to}.onefolio`;
    await copyFile(from, beside);
    await rename(beside, to);
  }
}

async function readManifest(state: string, to: string): Promise<Manifest | null> {
  try {
    const manifest: Manifest = JSON.parse(await readFile(placeOf(state, to), 'utf8'));
    return manifest.version === 1 && manifest.to === to ? manifest : null;
  } catch {
    return null;
  }
}

async function writeManifest(state: string, manifest: Manifest): Promise<void> {
  await mkdir(state, { recursive: true });
  const place = placeOf(state, manifest.to);
  const file = await open(`${place}.new`, 'w');
  await file.writeFile(JSON.stringify(manifest));
  await file.sync();
  await file.close();
  await rename(`${place}.new`, place);
}

/* A site may be published to several folders: each has a manifest of its own. */
const placeOf = (state: string, to: string) =>
  join(state, `manifest-${createHash('sha256').update(to).digest('hex').slice(0, 12)}.json`);
