import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Run } from '../arguments.ts';
import type { Io } from '../io.ts';
import { chooseFolder } from '../new/choose-folder.ts';
import { chooseSite } from '../new/choose-site.ts';
import { createSite, reportNothingCreated } from '../new/create-site.ts';
import { describeNewSite, nextSteps } from '../new/next-steps.ts';
import { CancelledError, isAtTerminal, openTerminal } from '../new/terminal.ts';
import { help } from './help.ts';

/**
 * Starts the dev server for the site in the current folder, or creates one first with prompts. Prints the help if there
 * is no terminal.
 */
export const run: Run = async (args, surroundings) => {
  const { root, io } = surroundings;
  if (!isAtTerminal(io)) {
    io.print(help());
    return 2;
  }
  const { run: dev } = await import('./dev.ts');
  // A named file isn't created: `dev` reports that it is missing.
  if (existsSync(args.site) || args.site !== 'site.json') return dev(args, surroundings);

  const site = await chooseOrCreate(root, io);
  return site === null ? 1 : dev({ ...args, site }, surroundings);
};

/* Returns the file of a site in a subfolder or of a new site; null if there is none. */
async function chooseOrCreate(root: string, io: Io): Promise<string | null> {
  const terminal = openTerminal(io.stdin, io.stdout);
  try {
    terminal.say('Welcome to Onefolio. There is no site in this folder yet.');
    const site = await chooseSite(terminal, process.cwd());
    if (site !== null) return site;
    const operand = await chooseFolder(terminal, process.cwd());
    const created = await createSite(resolve(operand), {}, root, terminal, io);
    if (!created) return null;
    io.print(`\n${describeNewSite(created)}\n\n${await nextSteps(created)}\n`);
    return join(operand, 'site.json');
  } catch (error) {
    if (error instanceof CancelledError) return reportNothingCreated(error.message, io);
    throw error;
  } finally {
    terminal.close();
  }
}
