import { shownName } from '../report/report-diagnostics.ts';

const meanings: Record<string, string> = {
  'site.json': 'your site: the only file you edit',
  'site.schema.json': 'autocompletion and help for site.json in your editor',
  'public/': 'your images and other files',
  'package.json': 'dependencies and scripts for npm',
  '.gitignore': 'the files that Git ignores',
  'README.md': 'how to edit, publish and update the site',
};

/** Lists the files to create, each with its purpose, and the existing files. */
export function listFiles(folder: string, names: string[], kept: string[]): string {
  const shown = names.flatMap((name) => (name === 'site.json' ? [name, 'public/'] : [name]));
  const width = Math.max(...shown.map((name) => name.length));
  const place = folder === process.cwd() ? `this folder, ${folder}` : shownName(folder);
  return [
    `These files will be created in ${place}:\n`,
    ...shown.map((name) => `  ${name.padEnd(width)}   ${meaningOf(name)}`),
    ...(kept.length === 0 ? [] : ['', listUnchanged(kept)]),
  ].join('\n');
}

const meaningOf = (name: string): string =>
  meanings[name] ??
  (name.startsWith('public/') ? 'a placeholder picture to replace with your own' : undefined) ??
  (name.startsWith('vendor/') ? 'Onefolio itself, for npm to install' : 'build settings for your host');

/** Lists the existing files. */
export const listUnchanged = (kept: string[]): string => `Existing files, not changed: ${kept.join(', ')}`;
