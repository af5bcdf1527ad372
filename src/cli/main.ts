import { diskTrouble } from '../node/disk.ts';
import { readOwnPackage } from '../node/own-package.ts';
import {
  type Command,
  isCommand,
  nearestCommand,
  type Onefolio,
  type Run,
  readArguments,
  UsageError,
} from './arguments.ts';
import { help } from './commands/help.ts';

/* Each command is loaded when it is called: `check` must not wait for what `build` needs. */
const commands: Record<Command, () => Promise<{ run: Run }>> = {
  new: () => import('./commands/new.ts'),
  dev: () => import('./commands/dev.ts'),
  build: () => import('./commands/build.ts'),
  preview: () => import('./commands/preview.ts'),
  check: () => import('./commands/check.ts'),
  doctor: () => import('./commands/doctor.ts'),
  add: () => import('./commands/add.ts'),
  migrate: () => import('./commands/migrate.ts'),
  import: () => import('./commands/import.ts'),
  translate: () => import('./commands/translate.ts'),
  inbox: () => import('./commands/inbox.ts'),
};

/**
 * Runs the command that is named first, or what a folder asks for where none is.
 * Exit codes: 0 fine, 1 the site has errors, 2 wrong usage, 75 busy.
 */
export async function main(words: string[], onefolio: Onefolio): Promise<number> {
  const [name, ...args] = words;
  if (name === '--version' || name === '-V') {
    console.log((await readOwnPackage(onefolio.root)).version);
    return 0;
  }
  const asksForHelp = words.includes('--help') || words.includes('-h');
  if (name === 'help' || (name?.startsWith('-') && asksForHelp)) {
    console.log(help(args.find(isCommand)));
    return 0;
  }
  // Options without a command are those of the one that shows the site.
  if (name === undefined || name.startsWith('-'))
    return ended('', async () => (await import('./commands/alone.ts')).run(readArguments('dev', words), onefolio));
  if (!isCommand(name)) {
    const meant = nearestCommand(name);
    const advice = meant === undefined ? `\n\n${help()}` : `; did you mean "${meant}"? All of them: onefolio --help`;
    console.error(`onefolio: there is no command called "${name}"${advice}`);
    return 2;
  }
  if (asksForHelp) {
    console.log(help(name));
    return 0;
  }
  return ended(name, async () => (await commands[name]()).run(readArguments(name, args), onefolio));
}

/* The exit code of a command. What it throws because of the disk or of wrong words is told in a sentence. */
async function ended(name: Command | '', run: () => Promise<number>): Promise<number> {
  const told = `onefolio${name && ` ${name}`}`;
  try {
    return await run();
  } catch (error) {
    const trouble = diskTrouble(error);
    if (trouble !== null) {
      console.error(`${told}: ${trouble}`);
      return 1;
    }
    if (!(error instanceof UsageError)) throw error;
    console.error(`${told}: ${error.message}\n\n${help(name || 'dev')}`);
    return 2;
  }
}
