import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { askWhich } from './ask.ts';
import type { Terminal } from './terminal.ts';

/** The maximum number of sites to list. */
const most = 8;

/**
 * Prompts for one of the sites in subfolders, if there are any. Returns the relative path of the site file; null for a
 * new site.
 */
export async function chooseSite(terminal: Terminal, current: string): Promise<string | null> {
  const entries = await readdir(current, { withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isDirectory() && !/^(?:\.|node_modules$)/.test(entry.name))
    .map(({ name }) => join(name, 'site.json'))
    .filter((file) => existsSync(join(current, file)))
    .sort()
    .slice(0, most);
  if (files.length === 0) return null;
  const choices: Record<string, string> = Object.fromEntries(
    files.map((file) => [file, `Start the dev server for ${file}`]),
  );
  const chosen = await askWhich(terminal, 'What would you like to do?', { ...choices, new: 'Create a new site' });
  return chosen === 'new' ? null : chosen;
}
