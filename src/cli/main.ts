import { diskTrouble } from '../node/disk.ts';
import { type Command, isCommand, type Onefolio, type Run, readArguments, UsageError } from './arguments.ts';
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
  inbox: () => import('./commands/inbox.ts'),
};

/** Runs the command that is named first. Exit codes: 0 fine, 1 the site has errors, 2 wrong usage, 75 busy. */
export async function main([name, ...args]: string[], onefolio: Onefolio): Promise<number> {
  if (name === undefined || name === '--help' || name === '-h' || name === 'help') {
    console.log(help());
    return name === undefined ? 2 : 0;
  }
  if (!isCommand(name)) {
    console.error(`onefolio: there is no command called "${name}"\n\n${help()}`);
    return 2;
  }
  const command = name;
  if (args.includes('--help') || args.includes('-h')) {
    console.log(help(command));
    return 0;
  }
  try {
    const { run } = await commands[command]();
    return await run(readArguments(command, args), onefolio);
  } catch (error) {
    const trouble = diskTrouble(error);
    if (trouble !== null) {
      console.error(`onefolio ${command}: ${trouble}`);
      return 1;
    }
    if (!(error instanceof UsageError)) throw error;
    console.error(`onefolio ${command}: ${error.message}\n\n${help(command)}`);
    return 2;
  }
}
