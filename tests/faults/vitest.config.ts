import { defineConfig } from 'vitest/config';

/** Tests that are too slow for `npm test`: faults of all kinds, at every call. */
export default defineConfig({
  test: {
    include: ['tests/faults/**/*.faults.ts'],
    fileParallelism: false,
    disableConsoleIntercept: true,
    server: { deps: { inline: ['jsonc-parser'] } },
    testTimeout: 3 * 60 * 60_000,
    hookTimeout: 10 * 60_000,
  },
});
