import { basename } from 'node:path';
import { createFiles, existingNames } from '../../node/load/create-files.ts';
import type { Source } from '../../node/load/load.ts';
import { languagesNamed } from '../../node/load/schema-in-languages.ts';
import { schemaFor, schemaName } from '../../node/load/site-schema.ts';
import type { Io } from '../io.ts';
import { choicesFor } from '../new/interview.ts';
import { describeNewSite, nextSteps } from '../new/next-steps.ts';
import { repositoryFiles } from '../new/repository.ts';
import { dependenciesOn } from '../new/site-dependencies.ts';

/**
 * Writes a new site and what else `onefolio new` writes for one, never over a file that is there, and says how to go on.
 * A site file of another name than the usual one gets no package.json and the like: they would not know it.
 */
export async function writeNew({ file, folder }: Source, text: string, root: string, io: Io): Promise<void> {
  const name = basename(file);
  const isUsual = name === 'site.json';
  const dependencies = isUsual ? await dependenciesOn(root) : undefined;
  const files: Record<string, string | Uint8Array> = {
    [name]: text,
    [schemaName]: await schemaFor(root, languagesNamed(JSON.parse(text))),
    ...(dependencies && repositoryFiles(folder, choicesFor({}), dependencies)),
  };
  const kept = await existingNames(folder, Object.keys(files));
  await createFiles(folder, {
    'public/': '',
    ...Object.fromEntries(Object.entries(files).filter(([each]) => !kept.includes(each))),
  });
  if (!dependencies) return;
  const begun = { folder, kept, onefolio: dependencies.onefolio };
  io.print(`\n${describeNewSite(begun)}\n\n${await nextSteps(begun)}`);
}
