import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A text file next to these fixtures. */
export const readFixture = (name: string): Promise<string> => readFile(join(import.meta.dirname, name), 'utf8');
