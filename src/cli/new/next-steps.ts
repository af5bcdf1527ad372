import { join, relative } from 'node:path';
import { languageName } from '../../core/text/language-tags.ts';
import { installCommand } from '../../node/installed-package.ts';
import { quoted } from '../io.ts';
import { shownName } from '../report/print-diagnostics.ts';
import { hasStarterTexts } from './starter.ts';

/** A new site. Files in `kept` existed already and weren't changed. */
export interface StartedSite {
  folder: string;
  kept: string[];
  /** The languages of the placeholder texts, the main one first; empty if there are no such texts. */
  languages: readonly string[];
  /** The version range or tarball path of Onefolio for package.json. */
  onefolio: string;
  /** The versions of the packages for the outputs of the site, by name. */
  optional?: Readonly<Record<string, string>>;
}

const meanings: Record<string, string> = {
  'site.json': 'your site: the only file you edit',
  'site.schema.json': 'autocompletion and help for site.json in your editor',
  'public/': 'your images and other files',
  'package.json': 'dependencies and scripts for npm',
  '.gitignore': 'the files that Git ignores',
  'AGENTS.md': 'instructions for assistants that edit your site',
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

const listUnchanged = (kept: string[]): string => `Existing files, not changed: ${kept.join(', ')}`;

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
          `Placeholder texts aren't available in ${listOf(untranslated)}, so the site shows them in ${languageName(shown)}.`,
        ]),
    ...(kept.includes('README.md') ? [] : ['README.md explains how to publish the site.']),
  ].join('\n');
}

const listOf = (tags: readonly string[]): string => new Intl.ListFormat('en').format(tags.map(languageName));

/** Lists the commands that install Onefolio for a new site and start it. */
export function nextSteps({ folder, kept, onefolio, optional = {} }: StartedSite): string {
  const packages = Object.entries({ onefolio, ...optional }).map(([name, version]) => `${name}@${version}`);
  const hasPackage = kept.includes('package.json');
  const near = relative(process.cwd(), folder);
  const place = near.length < folder.length ? near : folder;
  const commands = [
    ...(near === '' ? [] : [`cd ${quoted(place)}`]),
    // The scripts of an existing package.json may differ.
    ...(hasPackage ? [installCommand(folder, packages), 'npx onefolio dev'] : ['npm install', 'npm start']),
  ];
  return [
    'Next steps:\n',
    ...commands.map((line) => `  ${line}`),
    ...(hasPackage ? ['\nAdd the script "build": "onefolio build" to your package.json: your host runs it.'] : []),
    ...(kept.includes('.gitignore') && onefolio.startsWith('file:')
      ? ['\nMake sure that your .gitignore keeps vendor/: your host installs Onefolio from there.']
      : []),
  ].join('\n');
}
