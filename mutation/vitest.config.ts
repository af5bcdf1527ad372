import { defineConfig } from 'vitest/config';
import { warmPool } from './warm-pool.ts';

/** Only what proves the pipeline and the schema, with nothing started and nothing built, and the same every time. */
export default defineConfig({
  plugins: [warmPool()],
  test: {
    include: ['tests/{compile,edit,shared,diagnostics}/**/*.test.ts', 'tests/schema/schema.test.ts'],
    exclude: ['tests/compile/shape/limits.test.ts'],
    setupFiles: ['mutation/setup.ts'],
    isolate: false,
    server: { deps: { inline: ['jsonc-parser'] } },
    testTimeout: 30_000,
  },
});
