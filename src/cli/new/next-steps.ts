import { join } from 'node:path';
import { readOwnPackage } from '../../node/own-package.ts';
import { commandName, quoted } from '../command-name.ts';
import { shownName } from '../report/report-diagnostics.ts';
import type { Begun } from './begin.ts';
import { leftAsIs } from './list-files.ts';

/** What somebody should know of a site that has just been begun. `root` is the folder of Onefolio. */
export async function aboutBegun({ folder, kept }: Begun, root: string): Promise<string> {
  const { version } = await readOwnPackage(root);
  return [
    ...(kept.length === 0 ? [] : [leftAsIs(kept)]),
    ...(kept.includes('package.json')
      ? [`add Onefolio to your package.json with "npm install --save-dev onefolio@^${version}"`]
      : []),
    `your site is in ${shownName(join(folder, 'site.json'))}; pictures and other files go into public/ beside it`,
    ...(kept.includes('README.md') ? [] : ['README.md says how to put it on the web']),
  ].join('\n');
}

/** The lines to type, to see the site of a folder. Without an `operand`, what the folder is called here, from anywhere. */
export const linesToSee = (folder: string, operand?: string): string =>
  [
    ...(operand !== undefined && folder === process.cwd() ? [] : [`  cd ${quoted(operand ?? folder)}`]),
    `  ${commandName(process.argv[1] ?? '', process.env.PATH)} dev`,
  ].join('\n');
