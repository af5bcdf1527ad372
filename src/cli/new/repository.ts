import { basename } from 'node:path';
import { hostFiles, json } from './host-files.ts';
import type { SiteChoices } from './interview.ts';
import type { SiteDependencies } from './site-dependencies.ts';

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
  const { files, ignored, steps } = hostFiles[hosting](name);
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
    'README.md': readme(steps, tarball ? updateFromClone : updateFromNpm),
    ...files,
    ...(tarball && { [tarball.path]: tarball.bytes }),
  };
}

/** Converts the name of a folder to a valid package name. */
export function packageName(folder: string): string {
  const name = basename(folder)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 50)
    .replace(/^-+|-+$/g, '');
  // npm doesn't install a package into one with the same name.
  return ['', 'onefolio', 'sharp', 'node-modules'].includes(name) ? 'my-site' : name;
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

/* For language models that edit the site. */
const agents = `# For assistants

This folder is a portfolio site. Onefolio builds all of it from \`site.json\`.

## Edit

- Edit only \`site.json\` and the text files that it names. First run \`npx onefolio schema\`: it prints all settings except
  \`labels\`, and an example of each block. \`site.schema.json\` has them in full.
- \`npx onefolio add BLOCK\` adds a block with placeholder text to the home page.
- Put images and other files in \`public/\`. \`public/me.jpg\` is \`"/me.jpg"\` in \`site.json\`. Every image needs \`alt\`:
  what it shows, in one sentence.
- Don't edit \`dist/\`, \`.onefolio/\`, \`vendor/\` or \`site.schema.json\`: Onefolio writes them.

## Check

1. Run \`npx onefolio check --json\` after every edit.
2. For each diagnostic, change \`site.json\` at its \`pointer\` or \`line\`. Prefer the \`fix\` in the diagnostic.
   \`npx onefolio check --fix --yes\` applies all fixes that are certain.
3. Repeat until there is no error, and no warning that you can resolve.
4. Run \`npm run build\`. A site with errors isn't built.

## Content

- Invent nothing: no employers, dates, numbers, quotes or links. Ask the owner, or leave the setting out.
- Replace or remove all placeholder text. \`check\` reports what is left.
- Text can contain **bold**, *italics* and links, but no HTML. With several languages, it is \`{"en": "Hello", "fr": "Bonjour"}\`.
- Write dates as \`2024\` or \`2024-03\`, in quotation marks, and \`"present"\` for what hasn't ended.
- Everything is published, except drafts, \`notes\` (unless \`outputs\` asks for them) and what has \`"hidden": true\`. In \`owner\`,
  \`"for": { "phone": ["cv"] }\` shows the phone number only on the CV, which is public too.
`;

const updateFromNpm = `
\`npm install --save-dev onefolio@latest\` updates Onefolio.
`;

const updateFromClone = `
Onefolio is installed from the file in \`vendor/\`. Keep this file in Git, because your host also installs from it.
To update Onefolio, run in a clone of Onefolio:

\`\`\`sh
git pull
npm run update -- path/to/this/folder
\`\`\`

This command replaces the file and prints the command that installs the new version. If the file in
\`vendor/\` is missing or damaged, restore the file from Git (\`git checkout -- vendor\`) or replace it in the same way.
`;
