import { createHash } from 'node:crypto';

/** What tells these texts, in this order, from any others. */
export function hashOf(...texts: (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  // With its length before it, no text can be taken for the end of the one before.
  for (const text of texts) hash.update(`${text.length}:`).update(text);
  return hash.digest('hex').slice(0, 32);
}
