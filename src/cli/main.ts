import { dirname, resolve } from 'node:path';
import { inspect } from 'node:util';
import { messageOf } from '../node/caught-error.ts';
import { describeDiskError } from '../node/disk.ts';
import { readOwnPackage } from '../node/own-package.ts';
import {
  type Command,
  isCommand,
  nearestCommand,
  type Onefolio,
  type Run,
  readArguments,
  type Surroundings,
  UsageError,
} from './arguments.ts';
import { troubleOfVendored } from './check-vendored.ts';
import { help } from './commands/help.ts';
import { type Io, processIo } from './io.ts';

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
 * Runs the command that is named first, or what a folder asks for where none is. Reports every error; throws nothing.
 * Exit codes: 0 fine, 1 the site has errors, 2 wrong usage, 75 busy.
 */
export async function main(words: string[], onefolio: Onefolio, io: Io = processIo): Promise<number> {
  try {
    return await runCommand(words, { ...onefolio, io });
  } catch (error) {
    io.error(`onefolio: ${messageOf(error)}`);
    if (io.env.ONEFOLIO_DEBUG) io.error(inspect(error));
    return 1;
  }
}

async function runCommand(words: string[], surroundings: Surroundings): Promise<number> {
  const { root, io } = surroundings;
  const [name, ...args] = words;
  if (name === '--version' || name === '-V') {
    io.print((await readOwnPackage(root)).version);
    return 0;
  }
  const asksForHelp = words.includes('--help') || words.includes('-h');
  if (name === 'help' || (name?.startsWith('-') && asksForHelp)) {
    io.print(help(args.find(isCommand)));
    return 0;
  }
  // Options without a command are those of the one that shows the site.
  if (name === undefined || name.startsWith('-'))
    return ended('', io, async () =>
      (await import('./commands/default-command.ts')).run(readArguments('dev', words), surroundings),
    );
  if (!isCommand(name)) {
    const meant = nearestCommand(name);
    const advice =
      meant === undefined ? `\n\n${help()}` : `; did you mean "${meant}"? Run "onefolio --help" to list all commands.`;
    io.error(`onefolio: unknown command "${name}"${advice}`);
    return 2;
  }
  if (asksForHelp) {
    io.print(help(name));
    return 0;
  }
  return ended(name, io, async () => {
    const read = readArguments(name, args);
    const trouble = await troubleOfVendored(dirname(resolve(read.site)));
    if (trouble !== null) io.error(`onefolio ${name}: ${trouble}`);
    // A host couldn't install Onefolio; the last build stays.
    if (trouble !== null && name === 'build') return 1;
    const code = await (await commands[name]()).run(read, surroundings);
    return trouble !== null && name === 'check' ? code || 1 : code;
  });
}

/* The exit code of a command. What it throws because of the disk or of wrong words is told in a sentence. */
async function ended(name: Command | '', io: Io, run: () => Promise<number>): Promise<number> {
  const told = `onefolio${name && ` ${name}`}`;
  try {
    return await run();
  } catch (error) {
    const trouble = describeDiskError(error);
    if (trouble !== null) {
      io.error(`${told}: ${trouble}`);
      return 1;
    }
    if (!(error instanceof UsageError)) throw error;
    io.error(`${told}: ${error.message}\n\n${help(name || 'dev')}`);
    return 2;
  }
}
