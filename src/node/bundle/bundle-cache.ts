import { constants, existsSync } from 'node:fs';
import { copyFile, cp, mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { baseOf } from '../../compile/site/head.ts';
import type { Target } from '../build-target.ts';
import { missing } from '../disk.ts';
import { hashOf } from '../hash.ts';
import { filesBelow } from '../publish/copy-public-files.ts';
import type { Bundles } from './bundle-client.ts';

/** So many bundles are kept at least: a site has one for each address and colour that it is built with. */
const mostBundles = 8;
const day = 86_400_000;

/** What lies beside a kept bundle. */
interface Note {
  bundles: Omit<Bundles, 'server'>;
  /** What the files of packages held that went into it, by their place, and what its own files hold, by their name. */
  inputs: Record<string, string>;
  outputs: Record<string, string>;
}

/**
 * The bundles of a target: from the cache when they were made of the same code, address and colour, else from `make`.
 * The cache lies among the packages, because bundles do not depend on the text of a site. A broken cache is ignored.
 */
export async function cachedBundles(target: Target, make: () => Promise<Bundles>): Promise<Bundles> {
  const folder = await cacheFolderOf(target).catch(() => null);
  const found = folder && (await read(folder, target).catch(() => null));
  if (found) return found;
  const made = await make();
  if (folder) await store(folder, made, target).catch(() => {});
  return made;
}

async function cacheFolderOf({ root, site }: Target): Promise<string | null> {
  const packages = packagesOf(root);
  if (packages === null) return null;
  const own = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
  const versions = Object.keys(own.dependencies).map((name) => join(packages, name, 'package.json'));
  const sources = ['src', 'schema'].map(async (name) =>
    (await filesBelow(join(root, name))).map((file) => join(root, name, file)),
  );
  const files = [join(root, 'package.json'), ...versions, ...(await Promise.all(sources)).flat()];
  const contents = await Promise.all(files.map((file) => readFile(file)));
  const settings = JSON.stringify([process.version, baseOf(site.url), site.theme?.accent]);
  return join(packages, '.cache', 'onefolio', `bundles-${hashOf(root, settings, ...contents)}`);
}

/* The nearest folder of packages from which Onefolio takes what it is made of. */
function packagesOf(root: string): string | null {
  for (let folder = root; ; folder = dirname(folder)) {
    if (existsSync(join(folder, 'node_modules', 'vite'))) return join(folder, 'node_modules');
    if (folder === dirname(folder)) return null;
  }
}

async function read(folder: string, { folders }: Target): Promise<Bundles | null> {
  const note = await soundNote(folder);
  if (!note) return null;
  for (const file of note.bundles.files) {
    await mkdir(dirname(join(folders.client, file)), { recursive: true });
    await copyFile(join(folder, 'client', file), join(folders.client, file), constants.COPYFILE_FICLONE);
  }
  await utimes(folder, new Date(), new Date());
  return { ...note.bundles, server: join(folder, 'server') };
}

/* What lies beside bundles that are as they were made, and would be made like that again. */
async function soundNote(folder: string): Promise<Note | null> {
  const note: Note = JSON.parse(await readFile(join(folder, 'note.json'), 'utf8'));
  const places = [
    ...Object.entries(note.inputs),
    ...Object.entries(note.outputs).map(([file, hash]) => [join(folder, file), hash] as const),
  ];
  const isSame = await Promise.all(places.map(async ([file, hash]) => hashOf(await readFile(file)) === hash));
  return isSame.includes(false) ? null : note;
}

async function store(folder: string, { server, ...bundles }: Bundles, { folders }: Target): Promise<void> {
  const [beside, aside] = [`${folder}.${process.pid}`, `${folder}.${process.pid}.old`];
  try {
    for (const file of bundles.files) {
      await mkdir(dirname(join(beside, 'client', file)), { recursive: true });
      await copyFile(join(folders.client, file), join(beside, 'client', file));
    }
    await cp(server, join(beside, 'server'), { recursive: true });
    const hashes = async (files: string[], place: (file: string) => string) =>
      Object.fromEntries(await Promise.all(files.map(async (file) => [file, hashOf(await readFile(place(file)))])));
    const note: Note = {
      bundles,
      inputs: await hashes(bundles.packages, (file) => file),
      outputs: await hashes(await filesBelow(beside), (file) => join(beside, file)),
    };
    await writeFile(join(beside, 'note.json'), JSON.stringify(note));
    // The same from another build, which may be reading it now.
    if (await soundNote(folder).catch(() => null)) return;
    await rename(folder, aside).catch(missing);
    await rename(beside, folder);
  } finally {
    await rm(beside, { recursive: true, force: true });
    await rm(aside, { recursive: true, force: true });
  }
  await removeOld(dirname(folder));
}

/* Nothing goes that was used within a day: a build that is running may have yet to read it. */
async function removeOld(cache: string): Promise<void> {
  const names = (await readdir(cache)).filter((name) => name.startsWith('bundles-'));
  const found = await Promise.all(names.map(async (name) => ({ name, used: (await stat(join(cache, name))).mtimeMs })));
  const old = found.sort((a, b) => b.used - a.used).slice(mostBundles);
  for (const { name, used } of old)
    if (Date.now() - used > day) await rm(join(cache, name), { recursive: true, force: true });
}
