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

/**
 * Fails the client build when what is loaded later imports a style sheet, which would be in that of every site: it belongs
 * into a part, and no script imports a part.
 */
export function keepPartsApart(): Plugin {
  return {
    name: 'onefolio:style-parts',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle() {
      const atOnce = new Set<string>();
      const visit = (id: string) => {
        if (atOnce.has(id)) return;
        atOnce.add(id);
        this.getModuleInfo(id)?.importedIds.forEach(visit);
      };
      const ids = [...this.getModuleIds()];
      for (const id of ids) if (this.getModuleInfo(id)?.isEntry) visit(id);
      const sheet = ids.find((id) => id.endsWith(ending) || (id.endsWith('.css') && !atOnce.has(id)));
      if (sheet)
        this.error(
          `${sheet} would be on the pages of every site: import it from a style part (x${ending}) instead of a script`,
        );
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
  if (surplus !== undefined) throw new Error(`a part of the style sheet must not emit files: ${surplus}`);
  const read = async (name: string) => [name, inlineStyle(await readFile(join(folder, `${name}.css`), 'utf8'))];
  const styles = Object.fromEntries(await Promise.all(names.map(read)));
  await rm(folder, { recursive: true });
  return styles;
}
