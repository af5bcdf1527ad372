import { readdir } from 'node:fs/promises';
import { homedir } from 'node:os';
import { askText } from './ask.ts';
import type { Terminal } from './terminal.ts';

/** The default name of the folder of a new site. */
const defaultName = 'my-site';

/**
 * Returns the folder for a new site, relative to the current one: the current folder, unless it contains other files.
 */
export async function chooseFolder(terminal: Terminal, current: string): Promise<string> {
  const others = (await readdir(current)).filter((name) => !harmless.test(name));
  if (others.length === 0 && current !== homedir()) return '.';
  terminal.say(`${current} contains other files, so the site will be created in its own folder.`);
  return (
    (await askText(terminal, `Folder name, or "." for the current folder (${defaultName})`, 'line')) ?? defaultName
  );
}

/* Files that can be in the folder of a new site: hidden files, files of a new repository, and files of npm. */
const harmless = /^(?:\..*|(?:README|LICEN[CS]E)(?:\..*)?|package(?:-lock)?\.json|node_modules|public)$/i;
