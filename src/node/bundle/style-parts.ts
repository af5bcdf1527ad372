import { readdirSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Plugin } from 'vite';
import { inlineStyle } from './inline-style.ts';

const ending = '.part.css';

/**
 * The parts of the style sheet that stand only in the pages of sites that need them: the files, by the names of the parts.
 * src/blocks/legal-text/legal-text.part.css is "legal-text". Throws when two have the same name.
 */
export function stylePartsOf(root: string): Record<string, string> {
  const parts = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ending))
    .map((file): [string, string] => [basename(file, ending), join(root, 'src', file)])
    .sort(([one], [other]) => (one < other ? -1 : 1));
  const files = Object.fromEntries(parts);
  if (Object.keys(files).length < parts.length) throw new Error('two parts of the style sheet have the same name');
  return files;
}

/** Fails the build of a client that imports a part: it would be in the style sheet of every site as well. */
export function keepPartsApart(root: string): Plugin {
  return {
    name: 'onefolio:style-parts',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle() {
      const imported = Object.values(stylePartsOf(root)).find((file) => this.getModuleInfo(file));
      if (imported) this.error(`${imported} would reach every visitor: no script may import it`);
    },
  };
}

/**
 * Reads what the bundler has made of the parts, in the order of their names, and removes the folder that it is in. Throws
 * when a part is missing, or has brought a file of its own along.
 */
export async function takeStyleParts(root: string, folder: string): Promise<Record<string, string>> {
  const names = Object.keys(stylePartsOf(root));
  const surplus = readdirSync(folder).find((file) => !names.includes(basename(file, '.css')));
  if (surplus !== undefined) throw new Error(`no part of the style sheet may have files of its own: ${surplus}`);
  const read = async (name: string) => [name, inlineStyle(await readFile(join(folder, `${name}.css`), 'utf8'))];
  const styles = Object.fromEntries(await Promise.all(names.map(read)));
  await rm(folder, { recursive: true });
  return styles;
}
