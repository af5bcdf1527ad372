import { join } from 'node:path';
import { describeDiskError } from '../../node/disk.ts';
import { createFiles, existingNames } from '../../node/load/create-files.ts';
import { languagesNamed } from '../../node/load/schema-in-languages.ts';
import { schemaFor, schemaName } from '../../node/load/site-schema.ts';
import { readOwnPackage } from '../../node/own-package.ts';
import type { Arguments } from '../arguments.ts';
import type { Io } from '../io.ts';
import { shownName } from '../report/report-diagnostics.ts';
import { askYes } from './ask.ts';
import { choicesFor, interview, type SiteChoices } from './interview.ts';
import { listFiles } from './list-files.ts';
import { repositoryFiles } from './repository.ts';
import { sample } from './sample.ts';
import { dependenciesOn, type SiteDependencies, UnpackableError } from './site-dependencies.ts';
import { starter } from './starter.ts';
import { CancelledError, type Terminal } from './terminal.ts';
import { systemTimeZone } from './time-zone.ts';

/** What was begun in a folder: the files of that name were there already, and were left as they are. */
export interface StartedSite {
  folder: string;
  kept: string[];
  /** What its package.json asks for, or would ask for: a range of versions, or the path of a tarball. */
  onefolio: string;
}

/**
 * Writes a site into a folder and what makes it a repository, never over a file that is there. With a terminal it asks
 * what is to be written, shows it, and asks whether it may. Null, with the reason said, where nothing was written.
 */
export async function begin(
  folder: string,
  { full, hosting, languages }: Pick<Arguments, 'full' | 'hosting' | 'languages'>,
  root: string,
  terminal: Terminal | null,
  io: Io,
): Promise<StartedSite | null> {
  try {
    const taken = await existingNames(folder, ['site.json', schemaName]);
    if (taken.length > 0)
      return refuse(
        `${taken.map((name) => shownName(join(folder, name))).join(' and ')} already ${taken.length > 1 ? 'exist' : 'exists'}`,
        io,
      );
    if (!(await readOwnPackage(root)).isPublished && (await existingNames(folder, ['vendor'])).length > 0)
      return refuse(
        `${shownName(join(folder, 'vendor'))} already exists, and Onefolio is installed from a folder of that name. Rename it, or choose another folder for the site.`,
        io,
      );
    const said = { hosting, languages };
    const wishes = terminal ? await interview(terminal, said) : choicesFor(said);
    const dependencies = await dependenciesOn(root);
    const files = await filesOf(folder, wishes, full, root, dependencies);
    const kept = await existingNames(folder, Object.keys(files));
    const news = Object.fromEntries(Object.entries(files).filter(([name]) => !kept.includes(name)));
    if (terminal) {
      terminal.say(`\n${listFiles(folder, Object.keys(news), kept)}\n`);
      if (!(await askYes(terminal, 'Create these files?'))) return refuse('you answered no', io);
    }
    await createFiles(folder, { 'public/': '', ...news });
    return { folder, kept, onefolio: dependencies.onefolio };
  } catch (error) {
    const isKnown = error instanceof CancelledError || error instanceof UnpackableError;
    const reason = isKnown ? error.message : describeDiskError(error);
    if (reason === null) throw error;
    return refuse(reason, io);
  } finally {
    // What comes next may want the keyboard, or end the command.
    terminal?.close();
  }
}

/** Says why nothing was written. */
export function refuse(reason: string, io: Io): null {
  io.error(`onefolio new: nothing was written: ${reason}`);
  return null;
}

async function filesOf(
  folder: string,
  wishes: SiteChoices,
  isFull: boolean,
  root: string,
  dependencies: SiteDependencies,
): Promise<Record<string, string | Uint8Array>> {
  const { owner, languages } = wishes;
  const zone = systemTimeZone();
  const text = isFull ? await sample(root, owner, languages, zone) : starter(owner, languages, zone);
  return {
    'site.json': text,
    [schemaName]: await schemaFor(root, languagesNamed(JSON.parse(text))),
    ...repositoryFiles(folder, wishes, dependencies),
  };
}
