import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A text that stands beside these fixtures, as its owner wrote it. */
export const beside = (name: string): Promise<string> => readFile(join(import.meta.dirname, name), 'utf8');
