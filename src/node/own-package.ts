import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** What Onefolio's own package.json says. */
export interface OwnPackage {
  version: string;
  /** The range of sharp that it works with. */
  sharp: string;
  /** Whether npm can download it: it is neither a clone nor packed by one. */
  isPublished: boolean;
}

/** Reads the package.json of Onefolio, whose folder is `root`. */
export async function readOwnPackage(root: string): Promise<OwnPackage> {
  const own = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
  return {
    version: own.version,
    sharp: own.peerDependencies?.sharp ?? own.dependencies?.sharp ?? '*',
    isPublished: own.private !== true && !existsSync(join(root, 'src')),
  };
}
