import { existsSync, readdirSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { inlineStyle } from './inline-style.ts';

/**
 * The style sheets of the block types, by the names of their bundles: src/blocks/legal-text/style.css is
 * "style-legal-text". A site includes only those of the types that it uses.
 */
export const stylesOfBlocks = (root: string): Record<string, string> => sheetsOfBlocks(root, 'style');

/**
 * The print style sheets, by the names of their bundles: that of every page, that of the components, and those of the
 * block types.
 */
export const printSheetsOf = (root: string): Record<string, string> => ({
  print: join(root, 'src/styles/print.css'),
  'components-print': join(root, 'src/components/print.css'),
  ...sheetsOfBlocks(root, 'print'),
});

function sheetsOfBlocks(root: string, name: 'style' | 'print'): Record<string, string> {
  const blocks = join(root, 'src/blocks');
  const fileOf = (type: string) => join(blocks, type, `${name}.css`);
  const types = readdirSync(blocks).filter((type) => existsSync(fileOf(type)));
  return Object.fromEntries(types.toSorted().map((type) => [`${name}-${type}`, fileOf(type)]));
}

/**
 * Fails the client build if a script imports the style sheet of a block, or if a lazy chunk imports any style sheet: it
 * would be in the pages of every site.
 */
export function checkStyleImports(): Plugin {
  return {
    name: 'onefolio:styles-apart',
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
      const sheet = ids.find((id) => /\/src\/blocks\/.*\.css$/.test(id) || (id.endsWith('.css') && !atOnce.has(id)));
      if (sheet)
        this.error(
          `${sheet} would be on the pages of every site: put the styles of a block in its style.css, which no script imports`,
        );
    },
  };
}

/**
 * Reads the bundled style sheets of blocks, by type, and the print style sheets as one text, and removes their folder.
 * Throws if one is missing, or if one has an asset of its own.
 */
export async function readStyleSheets(
  root: string,
  folder: string,
): Promise<{ styles: Record<string, string>; printRules: string }> {
  const surplus = readdirSync(folder).find((file) => !file.endsWith('.css'));
  if (surplus !== undefined) throw new Error(`the style sheet of a block must not emit files: ${surplus}`);
  const read = async (name: string) => (await readFile(join(folder, `${name}.css`), 'utf8')).trim();
  const styles = Object.keys(stylesOfBlocks(root)).map(async (name) => [
    name.slice('style-'.length),
    inlineStyle(await read(name)),
  ]);
  const printed = await Promise.all(Object.keys(printSheetsOf(root)).map(read));
  const taken = { styles: Object.fromEntries(await Promise.all(styles)), printRules: printed.join('') };
  await rm(folder, { recursive: true });
  return taken;
}
