import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Rolldown } from 'vite';
import type { Assets } from '../render/prerender.ts';
import { buildIdOf } from './build-id.ts';

type Output = Rolldown.RolldownOutput['output'];

/** Reads what documents need off the build of the client. `base` ends with a slash. */
export async function assetsOf(output: Output, root: string, base: string): Promise<Assets> {
  const entry = output.find((file) => file.type === 'chunk' && file.isEntry);
  const sheets = output.filter((file) => file.type === 'asset' && isInlinedSheet(file.fileName));
  const [sheet] = sheets;
  if (!entry || sheet?.type !== 'asset' || sheets.length !== 1)
    throw new Error('the build of the client has no entry, or not exactly one style sheet');
  const font = (name: string) => {
    const file = output.find(({ fileName }) => fileName.includes(name));
    if (!file) throw new Error(`the build of the client has no font ${name}`);
    return base + file.fileName;
  };
  return {
    script: await bootScript(root),
    style: String(sheet.source).trim().replaceAll('</style', '<\\/style'),
    entry: base + entry.fileName,
    build: await buildIdOf(output, root),
    fonts: { latin: font('readex-latin'), arabic: font('readex-arabic') },
    sprite: await readSprite(root),
  };
}

/** Whether a file of the build is the style sheet of the site, which is in every page. */
export const isInlinedSheet = (file: string): boolean => /^assets\/style-.*\.css$/.test(file);

/** The inline script, as short as it gets. */
export async function bootScript(root: string): Promise<string> {
  const source = await readFile(join(root, 'src/app/boot.js'), 'utf8');
  const { minify } = await import('vite');
  const { code } = await minify('boot.js', source, { module: false });
  return code.trim();
}

/** The drawings of all icons, as one SVG of symbols. */
export const readSprite = (root: string): Promise<string> =>
  readFile(join(root, 'src/node/render/icons/sprite.svg'), 'utf8');
