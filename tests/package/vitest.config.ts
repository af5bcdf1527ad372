import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { hostVariables } from '../../src/node/load/detect-host.ts';

/* The npm variables of the script that runs these tests must not reach the npm that they call. */
for (const name of Object.keys(process.env)) if (/^npm_/i.test(name)) delete process.env[name];
for (const name of hostVariables) delete process.env[name];

/** Tests the package in many places, from a real registry on this machine: npm run test:package. */
export default defineConfig({
  root: dirname(dirname(dirname(fileURLToPath(import.meta.url)))),
  test: {
    include: ['tests/package/*.check.ts'],
    globalSetup: ['tests/package/publish.ts'],
    // Each of them measures time, or starts many programs.
    fileParallelism: false,
    expect: { poll: { timeout: 120_000 } },
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
});
