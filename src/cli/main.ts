import { dirname, resolve } from 'node:path';
import { inspect } from 'node:util';
import { isMainThread } from 'node:worker_threads';
import { messageOf } from '../node/caught-error.ts';
import { describeDiskError } from '../node/disk.ts';
import { messageWithAdvice, NotWrittenError } from '../node/load/rewrite.ts';
import { readOwnPackage } from '../node/onefolio-package.ts';
import { readVendored, vendoredIn } from '../node/vendored-tarball.ts';
import {
  type Command,
  type CommandContext,
  commands,
  isCommand,
  type Onefolio,
  type Run,
  readArguments,
  UsageError,
  withSuggestion,
} from './arguments.ts';
import { help } from './commands/help.ts';
import { describeTerminals, needsThread, runInThread } from './in-thread.ts';
import { handleOutputErrors, type Io, processIo, quoted } from './io.ts';

/* Commands are loaded on demand, so that `check` doesn't load the code of `build`. */
const loaders: Record<Command, () => Promise<{ run: Run }>> = {
  new: () => import('./commands/new.ts'),
  dev: () => import('./commands/dev.ts'),
  build: () => import('./commands/build.ts'),
  preview: () => import('./commands/preview.ts'),
  check: () => import('./commands/check.ts'),
  doctor: () => import('./commands/doctor.ts'),
  add: () => import('./commands/add.ts'),
  import: () => import('./commands/import.ts'),
  translate: () => import('./commands/translate.ts'),
  schema: () => import('./commands/schema.ts'),
};

/**
 * Runs the command in `argv`, or the default command. Reports every error and never throws. Exit codes: 0 success, 1
 * the site has errors, 2 invalid arguments, 75 busy.
 */
export async function main(argv: string[], onefolio: Onefolio, io: Io = processIo): Promise<number> {
  try {
    if (io === processIo && isMainThread) handleOutputErrors();
    else if (io === processIo) describeTerminals();
    return await runCommand(argv, { ...onefolio, io });
  } catch (error) {
    io.error(`onefolio: ${messageOf(error)}`);
    if (io.env.ONEFOLIO_DEBUG) io.error(inspect(error));
    return 1;
  }
}

async function runCommand(argv: string[], context: CommandContext): Promise<number> {
  const { root, io } = context;
  const [name, ...args] = argv;
  if (name === '--version' || name === '-V') {
    io.print((await readOwnPackage(root)).version);
    return 0;
  }
  const wantsHelp = argv.includes('--help') || argv.includes('-h');
  if (name === 'help' || (name?.startsWith('-') && wantsHelp)) {
    io.print(help(args.find(isCommand)));
    return 0;
  }
  // Without a command, options are those of `dev`.
  if (name === undefined || name.startsWith('-'))
    return exitCodeOf('', io, async () =>
      (await import('./commands/default-command.ts')).run(readArguments('dev', argv), context),
    );
  if (!isCommand(name)) {
    const reason = withSuggestion(`unknown command "${name}"`, name, Object.keys(commands));
    io.error(`onefolio: ${reason}\nRun "onefolio --help" to list all commands.`);
    return 2;
  }
  if (wantsHelp) {
    io.print(help(name));
    return 0;
  }
  return exitCodeOf(name, io, async () => {
    const read = readArguments(name, args);
    const problem = await checkVendored(dirname(resolve(read.site)));
    if (problem !== null) io.error(`onefolio ${name}: ${problem}`);
    // The host couldn't install Onefolio, so the last build stays online.
    if (problem !== null && name === 'build') return 1;
    if (name === 'build' && io === processIo && needsThread(read.site)) return runInThread(argv, root);
    const code = await (await loaders[name]()).run(read, context);
    return problem !== null && name === 'check' ? code || 1 : code;
  });
}

/*
 * Checks the tarball from which a site installs Onefolio. Returns the problem and its fix, or null if there is none. A
 * package manager with a warm cache installs from a damaged tarball without an error, but the host can't build the
 * site. `folder` is that of the site.
 */
async function checkVendored(folder: string): Promise<string | null> {
  const vendored = vendoredIn(folder);
  if (vendored === null) return null;
  const found = await readVendored(folder, vendored);
  if ('bytes' in found) return null;
  const problem =
    found.problem === 'missing'
      ? 'is missing, and package.json installs Onefolio from that file.'
      : "is damaged: its content doesn't match the hash in its name.";
  return `${vendored.path} ${problem} Restore the file from Git (git checkout -- vendor), or replace it from a clone of Onefolio: npm run update -- ${quoted(folder)}`;
}

/* Returns the exit code of a command. Reports disk errors, invalid arguments, and why nothing was written. */
async function exitCodeOf(name: Command | '', io: Io, run: () => Promise<number>): Promise<number> {
  const prefix = `onefolio${name && ` ${name}`}`;
  try {
    return await run();
  } catch (error) {
    const problem = describeDiskError(error);
    if (problem !== null) {
      io.error(`${prefix}: ${problem}`);
      return 1;
    }
    if (error instanceof NotWrittenError) {
      const reason = messageWithAdvice(error, 'run the command again');
      // Without a command, only a new site is written.
      io.error(`onefolio ${name || 'new'}: nothing was written${reason && `: ${reason}`}`);
      return 1;
    }
    if (!(error instanceof UsageError)) throw error;
    io.error(`${prefix}: ${error.message}\n\n${help(name || 'dev')}`);
    return 2;
  }
}
