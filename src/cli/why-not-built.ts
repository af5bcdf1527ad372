import { existsSync } from 'node:fs';
import type { Source } from '../node/load/load.ts';
import { shownName } from './report/report-diagnostics.ts';

/** Says what to do where a folder has no built site: to build it, or to begin one where there is none to build. */
export const whyNotBuilt = ({ file, folder }: Source, built: string): string =>
  existsSync(file)
    ? `there is no built site in ${shownName(built)}: build it first, with "onefolio build" or "npm run build"`
    : `there is no site in ${folder}: go to where yours is, or begin one with "onefolio new"`;
