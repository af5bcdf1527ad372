import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/* The file with the licenses of all packages in the visitors' bundle, in the output folder. */
const noticesFile = 'third-party-notices.txt';

/* The licenses that no package includes. */
const bundledNotices = [
  { name: 'Readex Pro (the font)', file: 'src/styles/fonts/OFL.txt' },
  { name: 'Fonts of the looks', file: 'src/looks/FONTS.txt' },
  { name: 'Lucide and Simple Icons (the icons)', file: 'src/node/render/icons/LICENSE' },
];

/** Adds the licenses of the font and the icons to those of the packages, which Vite collects. */
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
        const texts = bundledNotices.map(
          async ({ name, file }) => `## ${name}\n\n${await readFile(join(root, file), 'utf8')}`,
        );
        file.source = `${[String(file.source).trim(), ...(await Promise.all(texts))].join('\n\n')}\n`;
      },
    },
  };
}
