import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Run } from '../arguments.ts';
import type { Io } from '../io.ts';
import { begin, refuse } from '../new/begin.ts';
import { chooseFolder } from '../new/choose-folder.ts';
import { chooseSite } from '../new/choose-site.ts';
import { describeNewSite, nextSteps } from '../new/next-steps.ts';
import { CancelledError, isAtTerminal, openTerminal } from '../new/terminal.ts';
import { help } from './help.ts';

/**
 * What is done where no command is named: the site of a folder is shown; where there is none, it is begun first, by
 * asking whoever sits at the terminal. Where nobody does, the help is printed.
 */
export const run: Run = async (args, surroundings) => {
  const { root, io } = surroundings;
  if (!isAtTerminal(io)) {
    io.print(help());
    return 2;
  }
  const { run: dev } = await import('./dev.ts');
  // A file that has been named is not begun: dev says that it is missing.
  if (existsSync(args.site) || args.site !== 'site.json') return dev(args, surroundings);

  const site = await chooseOrBegin(root, io);
  return site === null ? 1 : dev({ ...args, site }, surroundings);
};

/* A site below the current folder, or one that is begun now, by its file; null where none was. */
async function chooseOrBegin(root: string, io: Io): Promise<string | null> {
  const terminal = openTerminal(io.stdin, io.stdout);
  try {
    terminal.say('Welcome to Onefolio. There is no site in this folder yet.');
    const site = await chooseSite(terminal, process.cwd());
    if (site !== null) return site;
    const operand = await chooseFolder(terminal, process.cwd());
    const begun = await begin(
      resolve(operand),
      { full: false, hosting: undefined, languages: undefined },
      root,
      terminal,
      io,
    );
    if (!begun) return null;
    io.print(`\n${describeNewSite(begun)}\n\n${await nextSteps(begun)}\n`);
    return join(operand, 'site.json');
  } catch (error) {
    if (error instanceof CancelledError) return refuse(error.message, io);
    throw error;
  } finally {
    terminal.close();
  }
}
