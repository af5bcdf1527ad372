import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import type { EnvironmentOptions, Plugin, PluginOption, Rolldown } from 'vite';
import { baseMark } from '../render/bundles.ts';
import { guard } from './guard.ts';
import { notices } from './notices.ts';
import { plainPreload } from './plain-preload.ts';
import { quietSonner } from './quiet-sonner.ts';
import { keepStylesApart, printSheetsOf, stylesOfBlocks } from './style-sheets.ts';
import { writeBundles } from './write-bundles.ts';

/** Browsers that know light-dark(), nesting and the popover attribute: all of them since May 2024. */
const browsers = ['chrome123', 'edge123', 'firefox125', 'safari17.5'];

/**
 * Bundles what every site is made with into a folder, and keeps out of it what does not belong there: the client, the
 * client of the dev server, and what renders pages. `root` is the folder of Onefolio itself.
 */
export function onefolio(root: string, folder: string): PluginOption[] {
  return [
    react(),
    quietSonner(),
    plainPreload(),
    guard(root),
    notices(root),
    keepStylesApart(),
    environments(root, folder),
    writeBundles(root, folder),
  ];
}

function environments(root: string, folder: string): Plugin {
  const source = (file: string) => join(root, 'src/client', file);
  return {
    name: 'onefolio',
    config: () => ({
      root,
      // Every site lives somewhere else: chunks find each other by where they are themselves.
      base: './/',
      appType: 'custom',
      publicDir: false,
      // React has had this hook since version 18; the stand-in that wouter brings along would only cost bytes.
      // And of what React has for servers, pages are rendered by the part without streams alone.
      resolve: {
        alias: {
          'use-sync-external-store/shim/index.js': 'react',
          'react-dom/server': join(root, 'node_modules/react-dom/cjs/react-dom-server-legacy.node.production.js'),
        },
      },
      experimental: {
        renderBuiltUrl: (file, { hostType }) => (hostType === 'css' ? `${baseMark}/${file}` : { relative: true }),
      },
      builder: {
        async buildApp({ environments, build }) {
          // The client comes last: with it is listed what there is.
          for (const name of ['ssr', 'dev', 'styles', 'client']) {
            const environment = environments[name];
            if (environment) await build(environment);
          }
        },
      },
      build: {
        target: browsers,
        cssTarget: browsers,
        cssCodeSplit: false,
        assetsInlineLimit: 0,
        // Nothing is fetched ahead: see plain-preload.ts.
        modulePreload: { polyfill: false, resolveDependencies: () => [] },
        reportCompressedSize: false,
        // What renders pages is read on the owner's machine, and never sent.
        chunkSizeWarningLimit: 1000,
        emptyOutDir: true,
      },
      environments: {
        client: {
          ...forBrowsers(
            join(folder, 'client'),
            { site: source('hydrate.tsx') },
            {
              codeSplitting: {
                groups: [
                  { name: 'site', tags: ['$initial'] },
                  // What it shares with other texts comes with it: a page that nearly every site has waits for one file.
                  { name: 'legal-text', test: /src\/(?:components\/contents|blocks\/legal-text\/)/ },
                ],
              },
            },
          ),
          // Visitors have none of React's developer tools: it need not look for them.
          define: { __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined' },
        },
        dev: forBrowsers(
          join(folder, 'dev'),
          { dev: source('dev/dev.tsx'), waiting: source('dev/waiting.ts') },
          { entryFileNames: 'assets/[name].js' },
        ),
        styles: {
          consumer: 'client',
          build: {
            outDir: join(folder, 'styles'),
            cssCodeSplit: true,
            rolldownOptions: {
              input: { ...stylesOfBlocks(root), ...printSheetsOf(root) },
              output: { assetFileNames: '[name][extname]' },
            },
          },
        },
        ssr: {
          consumer: 'server',
          build: {
            ssr: true,
            outDir: join(folder, 'renderer'),
            minify: true,
            rolldownOptions: {
              input: { prerender: source('prerender.tsx') },
              output: { codeSplitting: false },
              // Comments with the names of files would tell where the command was called from.
              experimental: { attachDebugInfo: 'none' },
            },
          },
          // React's development renderer would only have to be read.
          define: { 'process.env.NODE_ENV': '"production"' },
          // Everything in one file: none of the packages are found where it is used.
          resolve: { noExternal: true },
        },
      },
    }),
  };
}

/* The views of all blocks are called view.tsx: their chunks have the names of the blocks. */
const chunkFileNames = ({ name, facadeModuleId }: { name: string; facadeModuleId?: string | null }): string => {
  const [, block] = /\/src\/blocks\/([^/]+)\/view\.tsx$/.exec(facadeModuleId ?? '') ?? [];
  return `assets/${block ?? name}-[hash].js`;
};

const forBrowsers = (
  outDir: string,
  input: Record<string, string>,
  output: Rolldown.OutputOptions,
): EnvironmentOptions => ({
  consumer: 'client',
  build: { outDir, rolldownOptions: { input, output: { chunkFileNames, ...output } } },
});
