import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { hostVariables } from '../../src/node/load/detect-host.ts';

for (const name of hostVariables) delete process.env[name];

/** What the checker of the W3C says of the built pages: npm run test:html. It needs Java. */
export default defineConfig({
  root: dirname(dirname(dirname(fileURLToPath(import.meta.url)))),
  test: { include: ['tests/html/*.check.ts'], testTimeout: 120_000 },
});
