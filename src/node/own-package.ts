import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** What Onefolio's own package.json says. */
export interface OwnPackage {
  version: string;
  /** The range of sharp that it works with. */
  sharp: string;
}

/** Reads the package.json of Onefolio, whose folder is `root`. */
export async function readOwnPackage(root: string): Promise<OwnPackage> {
  const { version, peerDependencies, dependencies } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
  return { version, sharp: peerDependencies?.sharp ?? dependencies?.sharp ?? '*' };
}
