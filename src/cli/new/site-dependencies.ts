import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { messageOf } from '../../node/caught-error.ts';
import { NotWrittenError } from '../../node/load/rewrite.ts';
import { readOwnPackage } from '../../node/onefolio-package.ts';
import { readVendored, vendoredIn, vendoredSpec } from '../../node/vendored-tarball.ts';

/** The dependencies of a new site. */
export interface SiteDependencies {
  /** A range of versions, or the path of a tarball: `file:vendor/onefolio-1.0.0-<hash>.tgz`. */
  onefolio: string;
  /** A range of versions. */
  sharp: string;
  /** The versions of the packages for the outputs of the site, by name. */
  optional?: Readonly<Record<string, string>>;
  /** The tarball to write to the site; undefined if npm downloads Onefolio. */
  tarball?: { path: string; bytes: Uint8Array };
}

/**
 * Returns the dependencies on the Onefolio in `root`. A published version is installed from npm. For any other, the
 * site contains a tarball: a clone packs itself, and an installed package copies the tarball it came from. Throws an
 * NotWrittenError if there is no tarball.
 */
export async function dependenciesOn(root: string): Promise<SiteDependencies> {
  const { version, sharp, isPublished } = await readOwnPackage(root);
  if (isPublished) return { onefolio: `^${version}`, sharp };
  const { name, bytes } = existsSync(join(root, 'src')) ? await packClone(root) : await findTarball(dirname(root));
  return { onefolio: vendoredSpec(name), sharp, tarball: { path: `vendor/${name}`, bytes } };
}

interface Tarball {
  name: string;
  bytes: Uint8Array;
}

/* The script isn't bundled, because only a clone can pack itself. */
async function packClone(root: string): Promise<Tarball> {
  const script = await import(/* @vite-ignore */ pathToFileURL(join(root, 'scripts/vendored-package.js')).href);
  try {
    return await script.vendoredPackage();
  } catch (error) {
    throw new NotWrittenError(messageOf(error));
  }
}

/* Searches the parent folders for the site that contains the tarball: pnpm nests packages deeply. */
async function findTarball(folder: string): Promise<Tarball> {
  const vendored = vendoredIn(folder);
  if (vendored !== null) {
    const found = await readVendored(folder, vendored);
    if ('bytes' in found) return { name: vendored.path.replace('vendor/', ''), bytes: found.bytes };
  }
  const above = dirname(folder);
  if (above !== folder) return findTarball(above);
  throw new NotWrittenError(
    'this copy of Onefolio was not downloaded from npm, and the file it was installed from was not found. Create the site from a clone of Onefolio: npm run new -- FOLDER',
  );
}
