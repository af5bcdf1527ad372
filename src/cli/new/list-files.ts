import { shownName } from '../report/report-diagnostics.ts';

const meanings: Record<string, string> = {
  'site.json': 'your site: the one file that you edit',
  'site.schema.json': 'lets your editor complete and explain that file',
  'public/': 'for your pictures and other files',
  'package.json': 'lets npm install Onefolio',
  '.gitignore': 'lets git leave out what is made from the rest',
  'README.md': 'how to go on',
};

/** What is going to be written into a folder, each file with its meaning, and what stays as it is. */
export function listFiles(folder: string, names: string[], kept: string[]): string {
  const shown = names.flatMap((name) => (name === 'site.json' ? [name, 'public/'] : [name]));
  const width = Math.max(...shown.map((name) => name.length));
  const place = folder === process.cwd() ? `this folder, ${folder}` : shownName(folder);
  return [
    `This will be written into ${place}:\n`,
    ...shown.map(
      (name) => `  ${name.padEnd(width)}   ${meanings[name] ?? 'lets your host build and publish the site'}`,
    ),
    ...(kept.length === 0 ? [] : ['', leftAsIs(kept)]),
  ].join('\n');
}

/** Says of files that they were there already. */
export const leftAsIs = (kept: string[]): string => `left as it is, because it was there already: ${kept.join(', ')}`;
