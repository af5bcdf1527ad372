import { shownName } from '../report/report-diagnostics.ts';

const meanings: Record<string, string> = {
  'site.json': 'your site: the only file you edit',
  'site.schema.json': 'autocompletion and help for site.json in your editor',
  'public/': 'your images and other files',
  'package.json': 'dependencies and scripts for npm',
  '.gitignore': 'the files that Git ignores',
  'README.md': 'how to edit, publish and update the site',
};

/** What is going to be written into a folder, each file with its meaning, and what stays as it is. */
export function listFiles(folder: string, names: string[], kept: string[]): string {
  const shown = names.flatMap((name) => (name === 'site.json' ? [name, 'public/'] : [name]));
  const width = Math.max(...shown.map((name) => name.length));
  const place = folder === process.cwd() ? `this folder, ${folder}` : shownName(folder);
  return [
    `These files will be created in ${place}:\n`,
    ...shown.map((name) => `  ${name.padEnd(width)}   ${meaningOf(name)}`),
    ...(kept.length === 0 ? [] : ['', leftAsIs(kept)]),
  ].join('\n');
}

const meaningOf = (name: string): string =>
  meanings[name] ??
  (name.startsWith('vendor/') ? 'Onefolio itself, for npm to install' : 'build settings for your host');

/** Says of files that they were there already. */
export const leftAsIs = (kept: string[]): string => `Existing files, not changed: ${kept.join(', ')}`;
