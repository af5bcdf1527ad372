import { defineConfig } from 'vitest/config';
import { hostVariables } from '../src/node/load/detect-host.ts';
import { patience } from './support/patience.ts';

/* Neither the environment of the test run nor npm's variables of the script that runs it must reach the tests. */
for (const name of Object.keys(process.env)) if (/^npm_/i.test(name)) delete process.env[name];
for (const name of hostVariables) delete process.env[name];

/* Uses fractional character widths, as phones do, because the fallback fonts are measured with them. */
if (process.argv.includes('looks')) process.env.BROWSER_ARGUMENTS = '--font-render-hinting=none';

const server = { deps: { inline: ['jsonc-parser'] } };
const minute = 60_000;
const inBrowser = { setupFiles: ['tests/support/browser/pages.ts'], server };
const builtSite = 'tests/support/sites/built-site.ts';

/* The limits of a test and of a hook, in milliseconds. */
const limited = (testTimeout: number, hookTimeout = testTimeout) => ({ testTimeout, hookTimeout });

/** Tests that take a long time, or that install software: `npm run test:NAME` runs the project of this name. */
export default defineConfig({
  root: `${import.meta.dirname}/..`,
  test: {
    // Each of them measures time, or starts many programs.
    fileParallelism: false,
    disableConsoleIntercept: true,
    projects: [
      {
        test: {
          name: 'engines',
          include: ['tests/engines/*.check.ts'],
          globalSetup: ['tests/engines/install.ts'],
          server,
          expect: { poll: { timeout: patience } },
          ...limited(2 * patience),
        },
      },
      {
        test: {
          name: 'hosts',
          include: ['tests/hosts/*.check.ts'],
          globalSetup: ['tests/hosts/install.ts', builtSite],
          expect: { poll: { timeout: 10_000 } },
          ...inBrowser,
          ...limited(2 * minute),
        },
      },
      {
        test: {
          name: 'languages',
          include: ['tests/languages/*.check.ts'],
          globalSetup: [builtSite],
          ...inBrowser,
          ...limited(20 * patience, 4 * patience),
        },
      },
      {
        test: {
          name: 'looks',
          include: ['tests/looks/*.check.ts'],
          globalSetup: [builtSite],
          ...inBrowser,
          ...limited(20 * patience, 4 * patience),
        },
      },
      {
        test: {
          name: 'package',
          include: ['tests/package/*.check.ts'],
          globalSetup: ['tests/package/publish.ts'],
          expect: { poll: { timeout: 2 * minute } },
          ...limited(5 * minute),
        },
      },
      { test: { name: 'html', include: ['tests/html/*.check.ts'], ...limited(2 * minute) } },
      { test: { name: 'pdf', include: ['tests/pdf/*.check.ts'], server, ...limited(60 * patience, 4 * patience) } },
      {
        test: {
          name: 'faults',
          include: ['tests/faults/**/*.faults.ts'],
          server,
          ...limited(180 * minute, 10 * minute),
        },
      },
    ],
  },
});
