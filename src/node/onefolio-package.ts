import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The contents of Onefolio's package.json. */
interface OwnPackage {
  version: string;
  /** The supported range of sharp. */
  sharp: string;
  /** Whether the package is on npm: it is neither a clone nor packed by one. */
  isPublished: boolean;
}

/** Reads the package.json of Onefolio in the folder `root`. */
export async function readOwnPackage(root: string): Promise<OwnPackage> {
  const manifest = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
  return {
    version: manifest.version,
    sharp: manifest.peerDependencies?.sharp ?? manifest.dependencies?.sharp ?? '*',
    isPublished: manifest.private !== true && !existsSync(join(root, 'src')),
  };
}
