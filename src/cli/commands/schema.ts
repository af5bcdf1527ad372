import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { schemaName } from '../../node/load/site-schema.ts';
import type { Run } from '../arguments.ts';
import { schemaOutline } from '../schema-outline.ts';

/** Prints all settings of the site file, for a language model that writes one. */
export const run: Run = async (_, { root, io }) => {
  io.print(schemaOutline(JSON.parse(await readFile(join(root, 'schema', schemaName), 'utf8'))).trimEnd());
  return 0;
};
