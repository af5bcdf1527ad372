import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Rolldown } from 'vite';

/**
 * Hashes the visitors' code and the format of its data, without the owner's content. A page that is open can use the
 * data of another build as long as both have the same id.
 */
export async function buildIdOf(output: Rolldown.RolldownOutput['output'][number][], root: string): Promise<string> {
  const hash = createHash('sha256');
  const chunks = output.toSorted((a, b) => (a.fileName < b.fileName ? -1 : 1));
  for (const file of chunks) if (file.type === 'chunk') hash.update(`${file.fileName}\n${file.code}\n`);
  for (const file of ['schema/resolved.ts', 'schema/site.schema.json']) hash.update(await readFile(join(root, file)));
  return hash.digest('base64url').slice(0, 8);
}
