import { readFile } from 'node:fs/promises';
import type { Places } from '../../src/node/publish/journal.ts';
import { sealJournal } from '../../src/node/publish/seal.ts';

/** Seals a journal and what waits for it as they are now, as the build did that wrote them. */
export async function sealAgain(places: Places): Promise<void> {
  const text = await readFile(places.journal, 'utf8');
  await sealJournal(places, JSON.parse(text), text);
}
