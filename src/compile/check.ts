import type { Site } from '../../schema/site.ts';
import type { Problem } from './diagnostic.ts';
import { checkIdentities } from './identities.ts';
import { checkReferences } from './references.ts';
import { checkSense } from './sense.ts';

/** What a site can know of the world around it only by being told. */
export interface Surroundings {
  /** Whether public/ holds the file with this path, which begins with "/". */
  hasFile(path: string): boolean;
  /** What the owner calls the folder of those files. */
  publicFolder: string;
}

/**
 * Proves that a site means something: paths, ids and names are unique, and every link, picture and placeholder leads
 * somewhere. References are checked only where identities are clean, so that one mistake stays one diagnostic.
 */
export function check(site: Site, surroundings: Surroundings): Problem[] {
  const clashes = checkIdentities(site);
  const rest = checkSense(site);
  return clashes.length > 0 ? [...clashes, ...rest] : [...rest, ...checkReferences(site, surroundings)];
}
