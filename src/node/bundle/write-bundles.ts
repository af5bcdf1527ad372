import { createHash } from 'node:crypto';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { minify, type Plugin, type Rolldown } from 'vite';
import { basePlaceholder } from '../../core/style/custom-style.ts';
import { hashOf } from '../hash.ts';
import { precompress } from '../publish/precompress.ts';
import type { Client } from '../render/bundles.ts';
import { inlineStyle, readStyleSheets } from './style-sheets.ts';

type Output = Rolldown.RolldownOutput['output'][number];

/** Writes bundles.json.br, which describes the client to pages, and compresses its files once for all sites. */
export function writeBundles(root: string, folder: string): Plugin {
  return {
    name: 'onefolio:bundles',
    applyToEnvironment: ({ name }) => name === 'client',
    async writeBundle({ dir = '' }, bundle) {
      const output = Object.values(bundle);
      const sheet = sheetOf(output);
      await rm(join(dir, sheet.fileName));
      const files = output.map(({ fileName }) => fileName).filter((file) => file !== sheet.fileName);
      const { styles, looks, letters, printRules } = await readStyleSheets(root, join(folder, 'styles'), dir);
      const printStyle = `assets/print-${hashOf(printRules).slice(0, 8)}.css`;
      await writeFile(join(dir, printStyle), printRules);
      files.push(printStyle);
      // The dev server serves both folders, and these files are the same in each. Its scripts aren't.
      for (const { fileName } of output)
        if (!fileName.endsWith('.js')) await rm(join(folder, 'dev', fileName), { force: true });
      const compressed = await compress(
        dir,
        files.filter((file) => file.startsWith('assets/')),
      );
      const devFolder = join(folder, 'dev');
      await compress(
        devFolder,
        (await readdir(join(devFolder, 'assets'))).map((file) => `assets/${file}`),
      );
      const client: Client = {
        script: await bootScript(root),
        style: inlineStyle(String(sheet.source)),
        styles,
        looks,
        letters,
        printStyle,
        printRules,
        pageStyles: { cv: linkedSheet(output, 'cv'), notFound: linkedSheet(output, 'not-found') },
        entry: entryOf(output),
        build: await buildIdOf(output, root),
        sprite: await spriteIn(join(root, 'src/node/render/icons')),
        files: [...files, ...compressed].sort(),
      };
      await writeFile(join(folder, 'bundles.json.br'), brotliCompressSync(JSON.stringify(client)));
    },
  };
}

/*
 * Compresses files. Scripts and style sheets are kept only in compressed form, because both forms would add a tenth to
 * the size of the package.
 */
async function compress(folder: string, files: string[]): Promise<string[]> {
  const compressed = await precompress(folder, files, folder, ['.br']);
  for (const file of compressed.map((name) => name.slice(0, -'.br'.length)))
    if (/\.(?:js|css)$/.test(file)) await rm(join(folder, file));
  return compressed;
}

/* The icons and the brands as one text. */
async function spriteIn(folder: string): Promise<string> {
  const files = ['sprite.svg', 'brands.svg'].map((name) => readFile(join(folder, name), 'utf8'));
  return (await Promise.all(files)).join('\n');
}

function entryOf(output: Output[]): string {
  const entry = output.find((file) => file.type === 'chunk' && file.isEntry);
  if (!entry) throw new Error('the client has no entry');
  return entry.fileName;
}

/* The style sheet of every page; that of the notifications is linked with the first notification. */
function sheetOf(output: Output[]): Rolldown.OutputAsset {
  const [sheet, ...others] = output.filter((file) => /^assets\/style-.*\.css$/.test(file.fileName));
  if (sheet?.type !== 'asset' || others.length > 0) throw new Error('the client must have exactly one style sheet');
  const isBound = (file: Output) => file.type !== 'asset' || !String(file.source).includes(basePlaceholder);
  if (!output.every((file) => file === sheet || isBound(file)))
    throw new Error('only the inlined style sheet can contain URLs: no other one gets the base path');
  return sheet;
}

/* A style sheet that only pages of one kind link. */
function linkedSheet(output: Output[], name: string): string {
  const file = output.find(({ fileName }) => fileName.startsWith(`assets/${name}-`) && fileName.endsWith('.css'));
  if (!file) throw new Error(`the client has no style sheet "${name}"`);
  return file.fileName;
}

/* The minified inline script. */
async function bootScript(root: string): Promise<string> {
  const source = await readFile(join(root, 'src/client/boot.js'), 'utf8');
  const { code } = await minify('boot.js', source, { module: false });
  return code.trim();
}

/*
 * Hashes the visitors' code and the format of its data, without the owner's content. A page that is open can use the
 * data of another build as long as both have the same id.
 */
async function buildIdOf(output: Rolldown.RolldownOutput['output'][number][], root: string): Promise<string> {
  const hash = createHash('sha256');
  const chunks = output.toSorted((a, b) => (a.fileName < b.fileName ? -1 : 1));
  for (const file of chunks) if (file.type === 'chunk') hash.update(`${file.fileName}\n${file.code}\n`);
  for (const file of ['schema/resolved.ts', 'schema/site.schema.json']) hash.update(await readFile(join(root, file)));
  return hash.digest('base64url').slice(0, 8);
}
