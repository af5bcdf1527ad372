import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import type { EnvironmentOptions, Plugin, PluginOption, Rolldown } from 'vite';
import { basePlaceholder } from '../../core/style/custom-style.ts';
import { fontFaces } from './font-faces.ts';
import { removeSonnerStyles } from './remove-sonner-styles.ts';
import { checkStyleImports, optionalStyles, printSheetsOf, stylesOfLetters, stylesOfLooks } from './style-sheets.ts';
import { guard } from './visitor-bundle-guard.ts';
import { writeBundles } from './write-bundles.ts';

/** Browsers that support light-dark(), nesting and the popover attribute: all of them since May 2024. */
const browsers = ['chrome123', 'edge123', 'firefox125', 'safari17.5'];

/**
 * Bundles the client, the client of the dev server, and the renderer into `folder`, and fails if the visitors' bundle
 * contains something else. `root` is the folder of Onefolio.
 */
export function onefolio(root: string, folder: string): PluginOption[] {
  return [
    react(),
    removeSonnerStyles(),
    preloadHelper(),
    guard(root),
    notices(root),
    checkStyleImports(),
    fontFaces(root),
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
      // Sites have different base paths, so chunks are addressed relative to each other.
      base: './/',
      appType: 'custom',
      publicDir: false,
      // React has had this hook since version 18, so wouter's fallback isn't needed. Pages are rendered by React's
      // legacy server build, without streams.
      resolve: {
        alias: {
          'use-sync-external-store/shim/index.js': 'react',
          'react-dom/server': join(root, 'node_modules/react-dom/cjs/react-dom-server-legacy.node.production.js'),
        },
      },
      experimental: {
        renderBuiltUrl: (file, { hostType }) =>
          hostType === 'css' ? `${basePlaceholder}/${file}` : { relative: true },
      },
      builder: {
        async buildApp({ environments, build }) {
          // The client comes last, because it lists the output of the others.
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
        // No preloading: see `preloadHelper`.
        modulePreload: { polyfill: false, resolveDependencies: () => [] },
        reportCompressedSize: false,
        // The renderer runs on the owner's machine, so its size doesn't matter.
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
                  // This chunk includes what it shares with other texts, so that pages wait for one file only.
                  { name: 'legal-text', test: /src\/(?:components\/contents|blocks\/legal-text\/)/ },
                ],
              },
            },
          ),
          // Visitors don't use React's developer tools.
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
              input: {
                ...optionalStyles(root),
                ...stylesOfLooks(root),
                ...stylesOfLetters(root),
                ...printSheetsOf(root),
              },
              output: {
                assetFileNames: ({ names: [name = ''] }) =>
                  name.endsWith('.css') ? '[name][extname]' : 'assets/[name]-[hash][extname]',
              },
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
              // Comments with file names would reveal the working directory.
              experimental: { attachDebugInfo: 'none' },
            },
          },
          // React's development renderer would make the bundle larger.
          define: { 'process.env.NODE_ENV': '"production"' },
          // A single file, because it is used where its packages aren't installed.
          resolve: { noExternal: true },
        },
      },
    }),
  };
}

/* All views are called view.tsx, so their chunks are named after the blocks. */
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

/* The file with the licenses of all packages in the visitors' bundle, in the output folder. */
const noticesFile = 'third-party-notices.txt';

/* The licenses that no package includes. */
const bundledNotices = [
  { name: 'Readex Pro (the font)', file: 'src/styles/fonts/OFL.txt' },
  { name: 'Fonts of the looks', file: 'src/looks/FONTS.txt' },
  { name: 'Lucide and Simple Icons (the icons)', file: 'src/node/render/icons/LICENSE' },
];

/* Adds the licenses of the font and the icons to those of the packages, which Vite collects. */
function notices(root: string): Plugin {
  return {
    name: 'onefolio:notices',
    applyToEnvironment: ({ name }) => name === 'client',
    config: () => ({ environments: { client: { build: { license: { fileName: noticesFile } } } } }),
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const file = bundle[noticesFile];
        if (file?.type !== 'asset') throw new Error(`${noticesFile} is missing from the build`);
        const texts = bundledNotices.map(
          async ({ name, file }) => `## ${name}\n\n${await readFile(join(root, file), 'utf8')}`,
        );
        file.source = `${[String(file.source).trim(), ...(await Promise.all(texts))].join('\n\n')}\n`;
      },
    },
  };
}

/*
 * Replaces Vite's helper for dynamic imports, which also preloads the imports and style sheets of a chunk; here chunks
 * have none that aren't loaded already. The replacement only dispatches vite:preloadError if a chunk can't be loaded; a
 * listener that cancels the event handles the failure. The source text of the loader identifies the chunk, because
 * error messages differ between browsers and some don't include the file.
 */
function preloadHelper(): Plugin {
  return {
    name: 'onefolio:preload',
    enforce: 'pre',
    applyToEnvironment: ({ config }) => config.consumer === 'client',
    load: {
      filter: { id: /^\0vite\/preload-helper\.js$/ },
      handler: () => helper,
    },
  };
}

const helper = `export const __vitePreload = (load) => load().catch((error) => {
  const event = new Event('vite:preloadError', { cancelable: true });
  event.chunk = String(load);
  dispatchEvent(event);
  if (!event.defaultPrevented) throw error;
});`;
