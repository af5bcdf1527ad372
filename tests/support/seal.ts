import { readFile } from 'node:fs/promises';
import type { PublishPaths } from '../../src/node/publish/journal.ts';
import { sealJournal } from '../../src/node/publish/seal.ts';

/** Seals a journal and its staged files in their current state, like the build that wrote them. */
export async function sealAgain(paths: PublishPaths): Promise<void> {
  const text = await readFile(paths.journal, 'utf8');
  await sealJournal(paths, JSON.parse(text), text);
}
