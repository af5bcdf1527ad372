import { defineConfig } from 'vitest/config';
import { warmPool } from './warm-pool.ts';

/** Only tests of the pipeline and the schema that start nothing, build nothing and give the same result every time. */
export default defineConfig({
  plugins: [warmPool()],
  test: {
    include: [
      'tests/{blocks,core,edit,resume-import,translate,shared,diagnostics}/**/*.test.ts',
      'tests/schema/schema.test.ts',
    ],
    exclude: ['tests/core/validation/limits.test.ts'],
    setupFiles: ['mutation/setup.ts'],
    isolate: false,
    server: { deps: { inline: ['jsonc-parser'] } },
    testTimeout: 30_000,
  },
});
