import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { hostVariables } from '../../src/node/load/detect-host.ts';
import { patience } from '../support/patience.ts';

for (const name of hostVariables) delete process.env[name];

/** Tests the promises in three engines: npm run test:engines. */
export default defineConfig({
  root: dirname(dirname(dirname(fileURLToPath(import.meta.url)))),
  test: {
    include: ['tests/engines/*.check.ts'],
    globalSetup: ['tests/engines/install.ts'],
    fileParallelism: false,
    server: { deps: { inline: ['jsonc-parser'] } },
    expect: { poll: { timeout: patience } },
    testTimeout: 2 * patience,
    hookTimeout: 2 * patience,
  },
});
