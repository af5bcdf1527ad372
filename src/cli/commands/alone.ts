import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Run } from '../arguments.ts';
import { begin, refuse } from '../new/begin.ts';
import { chooseFolder } from '../new/choose-folder.ts';
import { aboutBegun, linesToSee } from '../new/next-steps.ts';
import { CancelledError, isAtTerminal, openTerminal } from '../new/terminal.ts';
import { help } from './help.ts';

/**
 * What is done where no command is named: the site of a folder is shown; where there is none, it is begun first, by
 * asking whoever sits at the terminal. Where nobody does, the help is printed.
 */
export const run: Run = async (args, onefolio) => {
  if (!isAtTerminal()) {
    console.log(help());
    return 2;
  }
  const { run: dev } = await import('./dev.ts');
  // A file that has been named is not begun: dev says that it is missing.
  if (existsSync(args.site) || args.site !== 'site.json') return dev(args, onefolio);

  const operand = await beginHere(onefolio.root);
  return operand === null ? 1 : dev({ ...args, site: join(operand, 'site.json') }, onefolio);
};

/* The folder of the site that was begun, as it is called from the current one; null where none was. */
async function beginHere(root: string): Promise<string | null> {
  const terminal = openTerminal(process.stdin, process.stdout);
  try {
    terminal.say('Welcome to Onefolio. There is no site in this folder yet.');
    const operand = await chooseFolder(terminal, process.cwd());
    const begun = await begin(resolve(operand), { full: false, hosting: undefined }, root, terminal);
    if (!begun) return null;
    console.log(`\n${await aboutBegun(begun, root)}`);
    console.log(`\nanother day, this shows it again:\n\n${linesToSee(begun.folder)}\n`);
    return operand;
  } catch (error) {
    if (error instanceof CancelledError) return refuse(error.message);
    throw error;
  } finally {
    terminal.close();
  }
}
