import { readdir } from 'node:fs/promises';
import { homedir } from 'node:os';
import { askText } from './ask.ts';
import type { Terminal } from './terminal.ts';

/** A new site lies in a folder of this name, where the current one is not its own. */
const usual = 'my-site';

/** The folder that a new site goes into, as it is called from the current one: that one, unless it has other files. */
export async function chooseFolder(terminal: Terminal, current: string): Promise<string> {
  const others = (await readdir(current)).filter((name) => !harmless.test(name));
  if (others.length === 0 && current !== homedir()) return '.';
  terminal.say(`${current} contains other files, so the site will be created in its own folder.`);
  return (await askText(terminal, `Folder name, or "." for the current folder (${usual})`, 'line')) ?? usual;
}

/* What a folder may have that is for a site alone: what is hidden, what a new repository begins with, what npm has written. */
const harmless = /^(?:\..*|(?:README|LICEN[CS]E)(?:\..*)?|package(?:-lock)?\.json|node_modules|public)$/i;
