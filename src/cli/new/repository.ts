import { hostFiles, json } from './host-files.ts';
import type { SiteChoices } from './interview.ts';
import { packageName } from './package-name.ts';
import type { SiteDependencies } from './site-dependencies.ts';

/** Scripts that the README and the hosts run. */
export const scripts = {
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
  { onefolio, sharp, tarball }: SiteDependencies,
): Record<string, string | Uint8Array> {
  const name = packageName(folder);
  const { files, ignored, steps } = hostFiles[hosting](name);
  return {
    'package.json': json({
      name,
      private: true,
      scripts,
      devDependencies: { onefolio, ...(makesCopies ? { sharp } : {}) },
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
    'README.md': readme(steps, tarball ? updateFromClone : updateFromNpm),
    ...files,
    ...(tarball && { [tarball.path]: tarball.bytes }),
  };
}

/* Global ignore files often exclude archives. */
const keptByGit = ['!vendor/', '!vendor/*.tgz'];

const readme = (steps: string[], update: string) => `# My site

Everything on the site comes from \`site.json\`. Images and other files are in \`public/\`.
The site is built with Onefolio, which needs [Node.js](https://nodejs.org).

| Run in this folder | To |
| --- | --- |
| \`npm install\` | install Onefolio (once, and after an update) |
| \`npm start\` | see the site in the browser while you edit \`site.json\` |
| \`npm run check\` | list errors and how to fix them |
| \`npm run build\` | write the site to \`dist/\` |
| \`npm run preview\` | see the built site |
| \`npm run doctor\` | find problems in the built site |

## Publish

${steps.map((step, index) => `${index + 1}. ${step}`).join('\n')}

A site with errors isn't published; the last published version stays online.

## Update Onefolio

${update.trim()}
`;

const updateFromNpm = `
\`npx onefolio@latest migrate\` updates \`site.json\` and prints the command that installs the new version.
`;

const updateFromClone = `
Onefolio is installed from the file in \`vendor/\`. Keep this file in Git, because your host also installs from it.
To update Onefolio, run in a clone of Onefolio:

\`\`\`sh
git pull
npm run update -- path/to/this/folder
\`\`\`

This command replaces the file, updates \`site.json\` and prints the command that installs the new version. If the file in
\`vendor/\` is missing or damaged, restore the file from Git (\`git checkout -- vendor\`) or replace it in the same way.
`;
