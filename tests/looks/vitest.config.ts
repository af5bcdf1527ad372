import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { hostVariables } from '../../src/node/load/detect-host.ts';
import { patience } from '../support/patience.ts';

for (const name of hostVariables) delete process.env[name];

/* Uses fractional character widths, as phones do, because the fallback fonts are measured with them. */
process.env.BROWSER_ARGUMENTS = '--font-render-hinting=none';

/** Renders sample sites in all looks: npm run test:looks. */
export default defineConfig({
  root: dirname(dirname(dirname(fileURLToPath(import.meta.url)))),
  test: {
    include: ['tests/looks/*.check.ts'],
    fileParallelism: false,
    setupFiles: ['tests/support/browser/pages.ts'],
    globalSetup: ['tests/support/sites/built-site.ts'],
    server: { deps: { inline: ['jsonc-parser'] } },
    testTimeout: 20 * patience,
    hookTimeout: 4 * patience,
  },
});
