import { join } from 'node:path';
import { readOwnPackage } from '../../node/own-package.ts';
import { commandName, quoted } from '../command-name.ts';
import type { Io } from '../io.ts';
import { shownName } from '../report/report-diagnostics.ts';
import type { Begun } from './begin.ts';
import { leftAsIs } from './list-files.ts';
import { packageAdvice } from './package-advice.ts';

/** What somebody should know of a site that has just been begun. `root` is the folder of Onefolio. */
export async function aboutBegun({ folder, kept }: Begun, root: string): Promise<string> {
  const { version } = await readOwnPackage(root);
  const advice = kept.includes('package.json') ? await packageAdvice(folder, version) : [];
  return [
    ...(kept.length === 0 ? [] : [leftAsIs(kept)]),
    ...(advice.length === 0
      ? []
      : ['your package.json needs these for it, typed in its folder:\n', ...advice.map((line) => `  ${line}`), '']),
    `your site is in ${shownName(join(folder, 'site.json'))}; pictures and other files go into public/ beside it`,
    ...(kept.includes('README.md') ? [] : ['README.md says how to put it on the web']),
  ].join('\n');
}

/** The lines to type, to see the site of a folder. Without an `operand`, what the folder is called here, from anywhere. */
export const linesToSee = (folder: string, io: Io, operand?: string): string =>
  [
    ...(operand !== undefined && folder === process.cwd() ? [] : [`  cd ${quoted(operand ?? folder)}`]),
    `  ${commandName(io.script, io.env.PATH)} dev`,
  ].join('\n');
