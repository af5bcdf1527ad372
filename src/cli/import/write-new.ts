import { basename } from 'node:path';
import { createFiles, existingNames } from '../../node/load/create-files.ts';
import type { Source } from '../../node/load/load.ts';
import { declaredLanguages } from '../../node/load/schema-in-languages.ts';
import { schemaFor, schemaName } from '../../node/load/site-schema.ts';
import type { Io } from '../io.ts';
import { choicesFor } from '../new/interview.ts';
import { describeNewSite, nextSteps } from '../new/next-steps.ts';
import { repositoryFiles } from '../new/repository.ts';
import { dependenciesOn } from '../new/site-dependencies.ts';

/**
 * Creates a new site and its repository files, never overwrites a file, and prints the next steps. A site file with
 * another name gets no repository files, because they refer to site.json.
 */
export async function writeNew({ file, folder }: Source, text: string, root: string, io: Io): Promise<void> {
  const name = basename(file);
  const isUsual = name === 'site.json';
  const dependencies = isUsual ? await dependenciesOn(root) : undefined;
  const files: Record<string, string | Uint8Array> = {
    [name]: text,
    [schemaName]: await schemaFor(root, declaredLanguages(JSON.parse(text))),
    ...(dependencies && repositoryFiles(folder, choicesFor({}), dependencies)),
  };
  const kept = await existingNames(folder, Object.keys(files));
  await createFiles(folder, {
    'public/': '',
    ...Object.fromEntries(Object.entries(files).filter(([each]) => !kept.includes(each))),
  });
  if (!dependencies) return;
  const created = { folder, kept, languages: [], onefolio: dependencies.onefolio };
  io.print(`\n${describeNewSite(created)}\n\n${nextSteps(created)}`);
}
