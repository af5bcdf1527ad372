import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** Where the licences of everything that reaches a visitor stand, beside the pages. */
export const noticesFile = 'third-party-notices.txt';

/* What no package brings along. */
const own = [
  { name: 'Readex Pro (the font)', file: 'src/styles/fonts/OFL.txt' },
  { name: 'Lucide and Simple Icons (the icons)', file: 'src/node/render/icons/LICENSE' },
];

/** Completes the licences of the packages, which Vite collects, with those of the font and the icons. */
export function notices(root: string): Plugin {
  return {
    name: 'onefolio:notices',
    applyToEnvironment: ({ name }) => name === 'client',
    config: () => ({ environments: { client: { build: { license: { fileName: noticesFile } } } } }),
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const file = bundle[noticesFile];
        if (file?.type !== 'asset') throw new Error(`${noticesFile} is missing from the build`);
        const texts = own.map(async ({ name, file }) => `## ${name}\n\n${await readFile(join(root, file), 'utf8')}`);
        file.source = `${[String(file.source).trim(), ...(await Promise.all(texts))].join('\n\n')}\n`;
      },
    },
  };
}
