import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { readOwnPackage } from '../../node/own-package.ts';
import { readVendored, vendoredIn, vendoredSpec } from '../../node/vendored.ts';

/** What the package.json of a new site asks for. */
export interface SiteDependencies {
  /** A range of versions, or the path of a tarball: `file:vendor/onefolio-1.0.0-<hash>.tgz`. */
  onefolio: string;
  /** A range of versions. */
  sharp: string;
  /** The tarball to write into the site, by its path from there; absent where npm downloads Onefolio. */
  tarball?: { path: string; bytes: Uint8Array };
}

/**
 * How a new site asks for the Onefolio in the folder `root`. A published one is asked for by its version; nobody can download any
 * other, so the site gets its tarball: a clone packs itself, and a package that was installed from a tarball hands that
 * on. Throws an UnpackableError where there is no tarball.
 */
export async function dependenciesOn(root: string): Promise<SiteDependencies> {
  const { version, sharp, isPublished } = await readOwnPackage(root);
  if (isPublished) return { onefolio: `^${version}`, sharp };
  const { name, bytes } = existsSync(join(root, 'src')) ? await packed(root) : await handedOn(dirname(root));
  return { onefolio: vendoredSpec(name), sharp, tarball: { path: `vendor/${name}`, bytes } };
}

/** Onefolio couldn't be packed for a site: why. */
export class UnpackableError extends Error {}

interface Tarball {
  name: string;
  bytes: Uint8Array;
}

/* The script isn't bundled: only a clone has it, and what it packs with. */
async function packed(root: string): Promise<Tarball> {
  const script = await import(/* @vite-ignore */ pathToFileURL(join(root, 'scripts/vendored-package.js')).href);
  try {
    return await script.vendoredPackage();
  } catch (error) {
    throw new UnpackableError(error instanceof Error ? error.message : String(error));
  }
}

/* From the site in whose node_modules/ it is, however deep pnpm has put it. */
async function handedOn(folder: string): Promise<Tarball> {
  const vendored = await vendoredIn(folder);
  if (vendored !== null) {
    const found = await readVendored(folder, vendored);
    if ('bytes' in found) return { name: vendored.path.replace('vendor/', ''), bytes: found.bytes };
  }
  const above = dirname(folder);
  if (above !== folder) return handedOn(above);
  throw new UnpackableError(
    'this copy of Onefolio was not downloaded from npm, and the file it was installed from was not found. Create the site from a clone of Onefolio: npm run new -- FOLDER',
  );
}
