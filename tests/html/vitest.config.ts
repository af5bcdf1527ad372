import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { hostVariables } from '../../src/node/load/detect-host.ts';

for (const name of hostVariables) delete process.env[name];

/** Checks the built pages with the W3C validator: npm run test:html. Requires Java. */
export default defineConfig({
  root: dirname(dirname(dirname(fileURLToPath(import.meta.url)))),
  test: { include: ['tests/html/*.check.ts'], testTimeout: 120_000 },
});
