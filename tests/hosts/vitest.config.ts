import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { hostVariables } from '../../src/node/load/detect-host.ts';

for (const name of hostVariables) delete process.env[name];

/** Tests of the built site behind real web servers: npm run test:hosts. */
export default defineConfig({
  root: dirname(dirname(dirname(fileURLToPath(import.meta.url)))),
  test: {
    include: ['tests/hosts/*.check.ts'],
    setupFiles: ['tests/support/browser/pages.ts'],
    globalSetup: ['tests/hosts/install.ts', 'tests/support/sites/built-site.ts'],
    fileParallelism: false,
    server: { deps: { inline: ['jsonc-parser'] } },
    expect: { poll: { timeout: 10_000 } },
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
