import type { OwnPackage } from '../../node/own-package.ts';
import { hostFiles, json } from './host-files.ts';
import type { Wishes } from './interview.ts';
import { packageName } from './package-name.ts';

/**
 * The files, beside those of the site itself, that make a folder a repository: with it npm installs Onefolio, and a host
 * builds the site. By their names, each with its text.
 */
export function repositoryFiles(folder: string, { hosting, makesCopies }: Wishes, own: OwnPackage) {
  const name = packageName(folder);
  const { files, ignored, steps } = hostFiles[hosting](name);
  return {
    'package.json': json({
      name,
      private: true,
      scripts: { start: 'onefolio dev', build: 'onefolio build', check: 'onefolio check' },
      devDependencies: { onefolio: `^${own.version}`, ...(makesCopies ? { sharp: own.sharp } : {}) },
    }),
    '.gitignore': ['node_modules/', 'dist/', '.onefolio/', ...ignored, ''].join('\n'),
    'README.md': readme(steps),
    ...files,
  } satisfies Record<string, string>;
}

const readme = (steps: string[]) => `# My site

All that the site says is in \`site.json\`. Pictures and other files are in \`public/\`.
It is made with Onefolio, which needs [Node](https://nodejs.org).

| Type this into a terminal, in this folder | to |
| --- | --- |
| \`npm install\` | install Onefolio, once |
| \`npm start\` | see the site in the browser while you edit \`site.json\` |
| \`npm run check\` | read what is wrong, and how to mend it |
| \`npm run build\` | write the site into \`dist/\` |
| \`npx onefolio@latest migrate\` | go on with a newer Onefolio |

## Put it on the web

${steps.map((step, index) => `${index + 1}. ${step}`).join('\n')}

A site with a mistake is not published: the last one stays.
`;
