import { createHash } from 'node:crypto';

/** A hash of several texts, which depends on their order and their boundaries. */
export function hashOf(...texts: (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  // The length before each text prevents that two texts hash like their concatenation.
  for (const text of texts) hash.update(`${text.length}:`).update(text);
  return hash.digest('hex').slice(0, 32);
}
