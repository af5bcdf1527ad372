import { copyFile, mkdir, open, readFile, rename, rm } from 'node:fs/promises';
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
 * build nor the one before has written. A file that no manifest lists is not ours and stays.
 */
export async function publish({ from, to, files, state, base }: Publication): Promise<void> {
  const last = await readManifest(state, to);
  const ordered = files.toSorted((a, b) => Number(isAsset(b)) - Number(isAsset(a)));
  for (const file of ordered) await move(join(from, file), join(to, file));

  const before = (last?.files ?? []).filter((file) => isAsset(file) && !files.includes(file));
  const manifest: Manifest = { version: 1, to, base, files: files.toSorted(), before };
  await writeManifest(state, manifest);

  const kept = new Set([...files, ...before]);
  for (const file of [...(last?.files ?? []), ...(last?.before ?? [])])
    if (!kept.has(file)) await rm(join(to, file), { force: true });
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
    const manifest: Manifest = JSON.parse(await readFile(join(state, 'manifest.json'), 'utf8'));
    return manifest.version === 1 && manifest.to === to ? manifest : null;
  } catch {
    return null;
  }
}

async function writeManifest(state: string, manifest: Manifest): Promise<void> {
  await mkdir(state, { recursive: true });
  const place = join(state, 'manifest.json');
  const file = await open(`${place}.new`, 'w');
  await file.writeFile(JSON.stringify(manifest));
  await file.sync();
  await file.close();
  await rename(`${place}.new`, place);
}
