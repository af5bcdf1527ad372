import react from '@vitejs/plugin-react';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { hostVariables } from './src/node/load/detect-host.ts';
import { complete, counted } from './tests/support/coverage/globs.ts';
import { patience } from './tests/support/patience.ts';

/* Limits are for what hangs: a busy machine breaks nothing. A property that is tried more often may take longer. */
const hookTimeout = 2 * patience;
const limits = {
  hookTimeout,
  testTimeout: hookTimeout * Math.max(1, Number(process.env.FAST_CHECK_RUNS ?? 1)),
  expect: { poll: { timeout: patience } },
};

/* The tests build sites of their own; where and in which language they run themselves says nothing of those. */
for (const name of [...hostVariables, 'LC_ALL', 'LC_MESSAGES', 'LANG']) delete process.env[name];

/* Tests that try very many inputs, which nothing is counted of; and those that render and hydrate nothing. */
const properties = ['tests/properties/**/*.test.ts', 'tests/hostile/refused.test.ts'];
const onlyRendering = ['tests/hostile/*.test.tsx', 'tests/properties/{dead-settings,metamorphic,styles}.test.tsx'];

/* Tests that start the command as processes of its own, install packages, or interrupt what is written. */
const commands = [
  'tests/cli/{command,default-command,new-hosts,rebuild,schema-beside,vendored}.test.ts',
  'tests/faults/*.test.ts',
  'tests/hostile/{command,state,terminal}.test.ts',
  'tests/hosts.test.ts',
  'tests/scripts/{new-block,start}.test.ts',
];

/* Loads packages as a build does. The development versions of the Markdown parser take up to twice as long. */
const asInBuilds: Plugin = {
  name: 'as-in-builds',
  configResolved({ environments, ssr }) {
    // Vitest adds this condition to those that are configured.
    for (const { resolve } of [ssr, ...Object.values(environments)])
      if (resolve?.conditions)
        resolve.conditions = resolve.conditions.filter((each) => each !== 'development|production');
  },
};

const inLightDom = {
  environment: 'happy-dom',
  // Loading everything anew for each file would take longer. A test that leaves a page mounted disturbs the next ones, and
  // so it unmounts what it mounts.
  isolate: false,
  server: { deps: { inline: ['jsonc-parser', 'wouter'] } },
  ...limits,
};

const inBrowser = {
  isolate: false,
  setupFiles: ['tests/support/browser/pages.ts'],
  globalSetup: ['tests/support/sites/built-site.ts'],
  server: { deps: { inline: ['jsonc-parser'] } },
  ...limits,
};

/** Promises about the code, about markup, the same hydrated in a light DOM, and the built site in real browsers. */
export default defineConfig({
  test: {
    reporters: ['default'],
    maxWorkers: 2,
    // The projects share what has been transformed.
    experimental: { fsModuleCache: true },
    coverage: {
      provider: 'custom',
      customProviderModule: './tests/support/coverage/provider.ts',
      include: counted,
      // Two runs share the tests, so only what both have counted is complete: see "test:all" in package.json.
      ...(process.argv.includes('--merge-reports')
        ? {
            reporter: [['text', { skipFull: true }]],
            thresholds: {
              lines: 95,
              ...Object.fromEntries(complete.map((glob) => [glob, { branches: 100 }])),
            },
          }
        : { reporter: [] }),
    },
    projects: [
      {
        plugins: [asInBuilds],
        test: {
          name: 'unit',
          // Loading the schema and ajv for each file anew would take longer than most of these tests.
          isolate: false,
          include: ['tests/**/*.test.ts'],
          exclude: ['tests/{browser,engines,essential,output}/**', '**/node_modules/**', ...properties, ...commands],
          setupFiles: ['tests/support/seed.ts'],
          server: { deps: { inline: ['jsonc-parser'] } },
          ...limits,
        },
      },
      {
        plugins: [asInBuilds],
        test: {
          name: 'properties',
          isolate: false,
          include: properties,
          setupFiles: ['tests/support/seed.ts'],
          env: { COVERAGE: 'none' },
          server: { deps: { inline: ['jsonc-parser'] } },
          ...limits,
        },
      },
      {
        plugins: [asInBuilds, react()],
        resolve: { alias: { 'use-sync-external-store/shim/index.js': 'react' } },
        test: {
          name: 'markup',
          include: ['tests/**/*.test.tsx'],
          exclude: ['tests/properties/**', ...onlyRendering],
          setupFiles: ['tests/support/seed.ts', 'tests/support/light-dom.ts'],
          ...inLightDom,
        },
      },
      {
        plugins: [asInBuilds, react()],
        resolve: { alias: { 'use-sync-external-store/shim/index.js': 'react' } },
        test: {
          name: 'hydrating',
          include: ['tests/properties/**/*.test.tsx'],
          exclude: onlyRendering,
          setupFiles: ['tests/support/seed.ts', 'tests/support/light-dom.ts'],
          // A line that only chance reaches would be missing from the next count.
          env: { COVERAGE: 'none' },
          ...inLightDom,
        },
      },
      {
        plugins: [asInBuilds],
        oxc: { jsx: { runtime: 'automatic', development: false } },
        test: {
          name: 'rendering',
          include: onlyRendering,
          setupFiles: ['tests/support/seed.ts'],
          // React renders by the same code as in a build. What it has for tests takes seven times as long.
          env: { NODE_ENV: 'production', COVERAGE: 'none' },
          ...inLightDom,
        },
      },
      {
        plugins: [asInBuilds],
        test: {
          name: 'commands',
          isolate: false,
          include: commands,
          setupFiles: ['tests/support/seed.ts'],
          server: { deps: { inline: ['jsonc-parser'] } },
          ...limits,
        },
      },
      { plugins: [asInBuilds], test: { name: 'essential', include: ['tests/essential/**/*.test.ts'], ...inBrowser } },
      {
        plugins: [asInBuilds],
        test: { name: 'site', include: ['tests/browser/**/*.test.ts', 'tests/output/**/*.test.ts'], ...inBrowser },
      },
      {
        plugins: [asInBuilds],
        test: {
          name: 'firefox',
          include: ['tests/engines/*.test.ts'],
          // Whichever Firefox is installed here, nobody of the project has built it, and it may fail to start.
          retry: 1,
          // What is counted is proved elsewhere, and so nothing is counted here, nor in the commands that are started.
          env: { COVERAGE: 'none', COVERAGE_OF_COMMANDS: '' },
          server: { deps: { inline: ['jsonc-parser'] } },
          ...limits,
        },
      },
    ],
  },
});
