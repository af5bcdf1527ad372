import { join } from 'node:path';
import { describeDiskError } from '../../node/disk.ts';
import { createFiles, existingNames } from '../../node/load/create-files.ts';
import { NotWrittenError } from '../../node/load/rewrite.ts';
import { declaredLanguages, schemaFor, schemaName } from '../../node/load/site-schema.ts';
import { readOwnPackage } from '../../node/onefolio-package.ts';
import { pdfPackages } from '../../node/outputs/optional-packages.ts';
import { shownName } from '../report/print-diagnostics.ts';
import { askYes } from './ask.ts';
import { choicesFor, type GivenChoices, interview } from './interview.ts';
import { listFiles, type StartedSite } from './next-steps.ts';
import { repositoryFiles } from './repository.ts';
import { dependenciesOn } from './site-dependencies.ts';
import { formatSite, personalize, sample, systemTimeZone } from './starter.ts';
import { picturesIn } from './starters/pictures.ts';
import { starters } from './starters/starters.ts';
import type { Terminal } from './terminal.ts';

/**
 * Creates a site and its repository files, and never overwrites a file. With a terminal, prompts for the content and
 * for confirmation. Throws a NotWrittenError if nothing was created.
 */
export async function createSite(
  folder: string,
  given: GivenChoices,
  root: string,
  terminal: Terminal | null,
): Promise<StartedSite> {
  try {
    const taken = await existingNames(folder, ['site.json', schemaName]);
    if (taken.length > 0)
      throw new NotWrittenError(
        `${taken.map((name) => shownName(join(folder, name))).join(' and ')} already ${taken.length > 1 ? 'exist' : 'exists'}`,
      );
    if (!(await readOwnPackage(root)).isPublished && (await existingNames(folder, ['vendor'])).length > 0)
      throw new NotWrittenError(
        `${shownName(join(folder, 'vendor'))} already exists, and Onefolio is installed from a folder of that name. Rename it, or choose another folder for the site.`,
      );
    const { full = false } = given;
    const choices = terminal ? await interview(terminal, given) : choicesFor(given);
    const dependencies = await dependenciesOn(root);
    const { owner, languages, profession, printsCv } = choices;
    const starter = full ? await sample() : starters[profession];
    const optional = printsCv ? pdfPackages(languages, starters[profession].theme ?? {}) : {};
    const site = personalize(starter, owner, languages, systemTimeZone(), printsCv);
    const text = formatSite(site);
    const files: Record<string, string | Uint8Array> = {
      'site.json': text,
      [schemaName]: await schemaFor(root, declaredLanguages(site)),
      ...picturesIn(text),
      ...repositoryFiles(folder, choices, { ...dependencies, optional }),
    };
    const kept = await existingNames(folder, Object.keys(files));
    const newFiles = Object.fromEntries(Object.entries(files).filter(([name]) => !kept.includes(name)));
    if (terminal) {
      terminal.say(`\n${listFiles(folder, Object.keys(newFiles), kept)}\n`);
      if (!(await askYes(terminal, 'Create these files?'))) throw new NotWrittenError('you answered no');
    }
    await createFiles(folder, { 'public/': '', ...newFiles });
    return { folder, kept, languages: full ? [] : languages, onefolio: dependencies.onefolio, optional };
  } catch (error) {
    const reason = describeDiskError(error);
    throw reason === null ? error : new NotWrittenError(reason);
  } finally {
    // The next step may read from the terminal or end the process.
    terminal?.close();
  }
}
