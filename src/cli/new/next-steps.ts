import { join, relative } from 'node:path';
import { installCommand } from '../../node/installed-package.ts';
import { quoted } from '../quoted.ts';
import { shownName } from '../report/report-diagnostics.ts';
import type { StartedSite } from './create-site.ts';
import { listUnchanged } from './list-files.ts';
import { packageAdvice } from './package-advice.ts';
import { hasStarterTexts } from './starter.ts';

/** Describes a site that was just created. */
export function describeNewSite({ folder, kept, languages }: StartedSite): string {
  const untranslated = languages.filter((language) => !hasStarterTexts(language));
  const [main = ''] = languages;
  const shown = hasStarterTexts(main) ? main : 'en';
  return [
    ...(kept.length === 0 ? [] : [listUnchanged(kept)]),
    `Created ${shownName(join(folder, 'site.json'))}. Put images and other files in public/, next to that file.`,
    ...(untranslated.length === 0
      ? []
      : [
          `Placeholder texts aren't available in ${listOf(untranslated)}, so the site shows them in ${names.of(shown)}.`,
        ]),
    ...(kept.includes('README.md') ? [] : ['README.md explains how to publish the site.']),
  ].join('\n');
}

const names = new Intl.DisplayNames('en', { type: 'language' });

const listOf = (tags: readonly string[]): string =>
  new Intl.ListFormat('en').format(tags.map((tag) => names.of(tag) ?? tag));

/** Lists the commands that install Onefolio for a new site and start it. */
export async function nextSteps({ folder, kept, onefolio, optional = {} }: StartedSite): Promise<string> {
  const isOwn = !kept.includes('package.json');
  const packages = Object.entries(optional).map(([name, version]) => `${name}@${version}`);
  // The scripts of an existing package.json may differ.
  const lines = isOwn
    ? ['npm install', 'npm start']
    : [
        ...(await packageAdvice(folder, onefolio)),
        ...(packages.length > 0 ? [installCommand(folder, packages)] : []),
        'npx onefolio dev',
      ];
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
