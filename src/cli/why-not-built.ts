import { existsSync } from 'node:fs';
import type { Source } from '../node/load/load.ts';
import { shownName } from './report/report-diagnostics.ts';

/** Explains why a folder has no built site: build the site, or create one. */
export const whyNotBuilt = ({ file, folder }: Source, built: string): string =>
  existsSync(file)
    ? `There is no built site in ${shownName(built)}. Run "onefolio build" or "npm run build" first.`
    : `There is no site in ${folder}. Go to your site's folder, or create a site with "onefolio new".`;
