import { basename } from 'node:path';
import { latinSlug } from '../../core/text/plain-latin.ts';
import type { SiteChoices } from './interview.ts';
import type { SiteDependencies } from './site-dependencies.ts';
import agents from './starters/repository/agents.md?raw';
import hosts from './starters/repository/hosts.json';
import workflow from './starters/repository/pages.yml?raw';
import readme from './starters/repository/readme.md?raw';
import updateFromClone from './starters/repository/update-from-clone.md?raw';
import updateFromNpm from './starters/repository/update-from-npm.md?raw';

/* Scripts that the README and the hosts run. */
const scripts = {
  start: 'onefolio dev',
  build: 'onefolio build',
  preview: 'onefolio preview',
  check: 'onefolio check',
  doctor: 'onefolio doctor',
};

/**
 * Returns the repository files of a site, by path: those that npm needs to install Onefolio, and a host to build the
 * site.
 */
export function repositoryFiles(
  folder: string,
  { hosting, makesCopies }: SiteChoices,
  { onefolio, sharp, optional, tarball }: SiteDependencies,
): Record<string, string | Uint8Array> {
  const name = packageName(folder);
  const { files, ignored, steps } = hosts[hosting];
  const filled = (text: string) => text.replaceAll('{name}', name);
  const listed = steps.map((step, index) => `${index + 1}. ${filled(step)}`).join('\n');
  return {
    'package.json': json({
      name,
      private: true,
      scripts,
      devDependencies: { onefolio, ...(makesCopies ? { sharp } : {}), ...optional },
    }),
    '.gitignore': [
      'node_modules/',
      'dist/',
      '.onefolio/',
      '*.onefolio-new',
      ...ignored,
      ...(tarball ? keptByGit : []),
      '',
    ].join('\n'),
    'AGENTS.md': agents,
    'README.md': readme
      .replace('{steps}', listed)
      .replace('{update}', (tarball ? updateFromClone : updateFromNpm).trim()),
    ...Object.fromEntries(
      Object.entries(files).map(([file, text]) => [file, filled(typeof text === 'string' ? text : json(text))]),
    ),
    ...(hosting === 'github' && { '.github/workflows/pages.yml': workflow }),
    ...(tarball && { [tarball.path]: tarball.bytes }),
  };
}

/** Converts the name of a folder to a valid package name. */
export function packageName(folder: string): string {
  const name = latinSlug(basename(folder)).slice(0, 50).replace(/-$/, '');
  // npm doesn't install a package into one with the same name.
  return ['', 'onefolio', 'sharp', 'node-modules'].includes(name) ? 'my-site' : name;
}

/* Global ignore files often exclude archives. */
const keptByGit = ['!vendor/', '!vendor/*.tgz'];

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;
