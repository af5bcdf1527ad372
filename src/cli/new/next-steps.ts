import { join, relative } from 'node:path';
import { quoted } from '../quoted.ts';
import { shownName } from '../report/report-diagnostics.ts';
import type { StartedSite } from './begin.ts';
import { leftAsIs } from './list-files.ts';
import { packageAdvice } from './package-advice.ts';

/** What somebody should know of a site that has just been created. */
export function describeNewSite({ folder, kept }: StartedSite): string {
  return [
    ...(kept.length === 0 ? [] : [leftAsIs(kept)]),
    `Created ${shownName(join(folder, 'site.json'))}. Put images and other files in public/, next to that file.`,
    ...(kept.includes('README.md') ? [] : ['README.md explains how to publish the site.']),
  ].join('\n');
}

/** What to type to install Onefolio for a site that has just been created, and to see it. */
export async function nextSteps({ folder, kept, onefolio }: StartedSite): Promise<string> {
  const isOwn = !kept.includes('package.json');
  // The owner's own scripts may do something else.
  const lines = isOwn ? ['npm install', 'npm start'] : [...(await packageAdvice(folder, onefolio)), 'npx onefolio dev'];
  const near = relative(process.cwd(), folder);
  const place = near.length < folder.length ? near : folder;
  return [
    'Next steps:\n',
    ...(near === '' ? [] : [`  cd ${quoted(place)}`]),
    ...lines.map((line) => `  ${line}`),
    ...(kept.includes('.gitignore') && onefolio.startsWith('file:')
      ? ['\nMake sure that your .gitignore keeps vendor/: your host installs Onefolio from there.']
      : []),
  ].join('\n');
}
