import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Run } from '../arguments.ts';
import type { Io } from '../io.ts';
import { askText } from '../new/ask.ts';
import { createSite } from '../new/create-site.ts';
import { describeNewSite, nextSteps } from '../new/next-steps.ts';
import { isAtTerminal, openTerminal, type Terminal } from '../new/terminal.ts';
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

  return dev({ ...args, site: await create(root, io) }, surroundings);
};

/* Returns the file of a new site. */
async function create(root: string, io: Io): Promise<string> {
  const terminal = openTerminal(io.stdin, io.stdout);
  try {
    terminal.say('Welcome to Onefolio. There is no site in this folder yet.');
    const operand = await chooseFolder(terminal, process.cwd());
    const created = await createSite(resolve(operand), {}, root, terminal);
    io.print(`\n${describeNewSite(created)}\n\n${nextSteps(created)}\n`);
    return join(operand, 'site.json');
  } finally {
    terminal.close();
  }
}

/* The default name of the folder of a new site. */
const defaultName = 'my-site';

/*
 * Returns the folder for a new site, relative to the current one: the current folder, unless it contains other files.
 */
async function chooseFolder(terminal: Terminal, current: string): Promise<string> {
  const others = (await readdir(current)).filter((name) => !harmless.test(name));
  if (others.length === 0 && current !== homedir()) return '.';
  terminal.say(`${current} contains other files, so the site will be created in its own folder.`);
  return (
    (await askText(terminal, `Folder name, or "." for the current folder (${defaultName})`, 'line')) ?? defaultName
  );
}

/* Files that can be in the folder of a new site: hidden files, files of a new repository, and files of npm. */
const harmless = /^(?:\..*|(?:README|LICEN[CS]E)(?:\..*)?|package(?:-lock)?\.json|node_modules|public)$/i;
