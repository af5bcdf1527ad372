import { basename } from 'node:path';
import { create, namesTaken } from '../../node/load/create.ts';
import type { Source } from '../../node/load/load.ts';
import { ownSchema, schemaName } from '../../node/load/schema-beside.ts';
import { languagesNamed } from '../../node/load/schema-in-languages.ts';
import { readOwnPackage } from '../../node/own-package.ts';
import type { Io } from '../io.ts';
import { wishesFor } from '../new/interview.ts';
import { aboutBegun, linesToSee } from '../new/next-steps.ts';
import { repositoryFiles } from '../new/repository.ts';
import { shownName } from '../report/report-diagnostics.ts';

/**
 * Writes a new site and what else `onefolio new` writes for one, never over a file that is there, and says how to go on.
 * A site file of another name than the usual one gets no package.json and the like: they would not know it.
 */
export async function writeNew({ file, folder }: Source, text: string, root: string, io: Io): Promise<void> {
  const name = basename(file);
  const isUsual = name === 'site.json';
  const files: Record<string, string> = {
    [name]: text,
    [schemaName]: await ownSchema(root, languagesNamed(JSON.parse(text))),
    ...(isUsual ? repositoryFiles(folder, wishesFor({}), await readOwnPackage(root)) : {}),
  };
  const kept = await namesTaken(folder, Object.keys(files));
  await create(folder, {
    'public/': '',
    ...Object.fromEntries(Object.entries(files).filter(([each]) => !kept.includes(each))),
  });
  if (!isUsual) return;
  io.print(`\n${await aboutBegun({ folder, kept }, root)}`);
  io.print(`\nsee it in the browser while you edit it:\n\n${linesToSee(folder, io, shownName(folder))}`);
}
