import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { hostVariables } from '../../src/node/load/detect-host.ts';
import { patience } from '../support/patience.ts';

for (const name of hostVariables) delete process.env[name];

/** Builds a site in every language with interface labels: npm run test:languages. */
export default defineConfig({
  root: dirname(dirname(dirname(fileURLToPath(import.meta.url)))),
  test: {
    include: ['tests/languages/*.check.ts'],
    fileParallelism: false,
    setupFiles: ['tests/support/browser/pages.ts'],
    globalSetup: ['tests/support/sites/built-site.ts'],
    server: { deps: { inline: ['jsonc-parser'] } },
    testTimeout: 20 * patience,
    hookTimeout: 4 * patience,
  },
});
