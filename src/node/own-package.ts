import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The contents of Onefolio's package.json. */
export interface OwnPackage {
  version: string;
  /** The supported range of sharp. */
  sharp: string;
  /** Whether the package is on npm: it is neither a clone nor packed by one. */
  isPublished: boolean;
}

/** Reads the package.json of Onefolio in the folder `root`. */
export async function readOwnPackage(root: string): Promise<OwnPackage> {
  const own = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
  return {
    version: own.version,
    sharp: own.peerDependencies?.sharp ?? own.dependencies?.sharp ?? '*',
    isPublished: own.private !== true && !existsSync(join(root, 'src')),
  };
}
