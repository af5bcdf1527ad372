import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { hostVariables } from '../../src/node/load/detect-host.ts';
import { patience } from '../support/patience.ts';

for (const name of hostVariables) delete process.env[name];

/** Prints CVs in five languages, and reads them with two programs: npm run test:pdf. */
export default defineConfig({
  root: dirname(dirname(dirname(fileURLToPath(import.meta.url)))),
  test: {
    include: ['tests/pdf/*.check.ts'],
    fileParallelism: false,
    server: { deps: { inline: ['jsonc-parser'] } },
    testTimeout: 60 * patience,
    hookTimeout: 4 * patience,
  },
});
