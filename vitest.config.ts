import react from '@vitejs/plugin-react';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { hostVariables } from './src/node/load/detect-host.ts';
import { complete, counted } from './tests/support/coverage/globs.ts';
import { patience } from './tests/support/patience.ts';

/* Time limits only end tests that hang, so that none fails on a busy machine. Properties with more runs get more time. */
const hookTimeout = 2 * patience;
const limits = {
  hookTimeout,
  testTimeout: hookTimeout * Math.max(1, Number(process.env.FAST_CHECK_RUNS ?? 1)),
  expect: { poll: { timeout: patience } },
};

/* The environment of the test run must not influence the sites that the tests build. */
for (const name of [...hostVariables, 'LC_ALL', 'LC_MESSAGES', 'LANG']) delete process.env[name];

/* Tests with many random inputs, without coverage; and those that render without hydration. */
const properties = ['tests/properties/**/*.test.ts', 'tests/hostile/refused.test.ts'];
const onlyRendering = [
  'tests/hostile/*.test.tsx',
  'tests/properties/{dead-settings,markdown,metamorphic,styles}.test.tsx',
];

/* Tests that start the command in separate processes, install packages, or interrupt writes. */
const commands = [
  'tests/cli/{command,default-command,new-hosts,rebuild,site-schema,vendored}.test.ts',
  'tests/faults/*.test.ts',
  'tests/hostile/{command,state,terminal}.test.ts',
  'tests/hosts.test.ts',
  'tests/scripts/{new-block,start}.test.ts',
];

/* Tests in one process that take long: they draw and print documents, or read large and hostile input. */
const slow = [
  'tests/core/text/{typography/typographic,wrap-text}.test.ts',
  'tests/core/validation/limits.test.ts',
  'tests/hostile/{limits,markdown,names,patterns}.test.ts',
  'tests/node/outputs/{draw-previews,print-docx,print-pdfs}.test.ts',
  'tests/node/render/theme/recolor.test.ts',
  'tests/cli/report/without-sharp.test.ts',
  'tests/scripts/{browsers,check-imports}.test.ts',
  'tests/supply-chain.test.ts',
];

/* Loads packages as a build does. The development versions of the Markdown parser are up to twice as slow. */
const asInBuilds: Plugin = {
  name: 'as-in-builds',
  configResolved({ environments, ssr }) {
    // Vitest adds this condition to the configured ones.
    for (const { resolve } of [ssr, ...Object.values(environments)])
      if (resolve?.conditions)
        resolve.conditions = resolve.conditions.filter((each) => each !== 'development|production');
  },
};

const inLightDom = {
  environment: 'happy-dom',
  // Loading all modules for each file would take longer. Tests must unmount the pages that they mount, which would
  // otherwise disturb the next tests.
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

/** Tests of the code, of markup, of hydration in a light DOM, and of the built site in real browsers. */
export default defineConfig({
  test: {
    reporters: ['default'],
    // One more than the processors of the usual machine, because tests with a browser often wait.
    maxWorkers: 3,
    // The projects share transformed modules.
    experimental: { fsModuleCache: true },
    coverage: {
      provider: 'custom',
      customProviderModule: './tests/support/coverage/provider.ts',
      include: counted,
      // The tests are split into two runs, so only the merged coverage is complete: see "test:all" in package.json.
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
          // Loading the schema and ajv for each file would take longer than most of these tests.
          isolate: false,
          include: ['tests/**/*.test.ts'],
          exclude: [
            'tests/{browser,engines,essential,output}/**',
            '**/node_modules/**',
            ...properties,
            ...commands,
            ...slow,
          ],
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
          // Random inputs would cause random coverage.
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
          // Uses the production code of React, as in a build. Its development code is seven times slower.
          env: { NODE_ENV: 'production', COVERAGE: 'none' },
          ...inLightDom,
        },
      },
      {
        plugins: [asInBuilds],
        test: {
          name: 'slow',
          isolate: false,
          include: [...slow, ...commands],
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
          // The installed Firefox is outside the control of the project, and may fail to start.
          retry: 1,
          // Other tests cover the same code, so coverage is disabled here and in the started commands.
          env: { COVERAGE: 'none', COVERAGE_OF_COMMANDS: '' },
          server: { deps: { inline: ['jsonc-parser'] } },
          ...limits,
        },
      },
    ],
  },
});
