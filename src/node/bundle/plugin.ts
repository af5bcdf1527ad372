import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import type { Plugin, PluginOption, ViteBuilder } from 'vite';
import { baseOf } from '../../compile/site/head.ts';
import type { ResolvedSite } from '../../compile/site/resolved-site.ts';
import type { Target } from '../build-target.ts';
import { recolour, tokenHue } from '../render/palette.ts';
import { guard } from './guard.ts';
import { notices } from './notices.ts';
import { notePackages } from './package-files.ts';
import { plainJsx } from './plain-jsx.ts';
import { plainPreload } from './plain-preload.ts';
import { quietSonner } from './quiet-sonner.ts';

/** Everything that a build or a dev server of a site has in common. */
export interface Settings {
  /** The folder of Onefolio itself. */
  root: string;
  /** The site as it is now; a dev server's changes. */
  site(): ResolvedSite | null;
  /** Where a build goes; absent in dev. */
  target?: Target;
  /** What `vite build` does, for tools that call it. */
  buildApp?(builder: ViteBuilder): Promise<void>;
}

/** Browsers that know light-dark(), nesting and the popover attribute: all of them since May 2024. */
const browsers = ['chrome123', 'edge123', 'firefox125', 'safari17.5'];

/** What turns the sources of Onefolio into a site in the owner's colour, and keeps out of it what does not belong there. */
export function onefolio(settings: Settings): PluginOption[] {
  return [
    react(),
    quietSonner(),
    plainPreload(),
    plainJsx(),
    guard(settings.root),
    notices(settings.root),
    ownColour(settings),
    site(settings),
    ...(settings.target ? [notePackages(settings.target.packages)] : []),
  ];
}

function site({ root, target, buildApp }: Settings): Plugin {
  const base = target ? `${baseOf(target.site.url)}/` : '/';
  return {
    name: 'onefolio',
    config: (_, { command }) => ({
      root,
      base,
      appType: 'custom',
      ...(target ? { publicDir: false } : {}),
      // React has had this hook since version 18; the stand-in that wouter brings along would only cost bytes.
      resolve: { alias: { 'use-sync-external-store/shim/index.js': 'react' } },
      build: {
        target: browsers,
        cssTarget: browsers,
        cssCodeSplit: false,
        assetsInlineLimit: 0,
        modulePreload: { polyfill: false },
        reportCompressedSize: false,
        emptyOutDir: true,
      },
      builder: {},
      environments: {
        client: {
          build: {
            outDir: target?.folders.client,
            rolldownOptions: { input: { site: join(root, 'src/app/hydrate.tsx') } },
          },
        },
        ssr: {
          build: {
            ssr: true,
            outDir: target?.folders.server,
            rolldownOptions: {
              input: { prerender: join(root, 'src/app/prerender.tsx') },
              // Comments with the names of files would tell where the command was called from.
              experimental: { attachDebugInfo: 'none' },
            },
          },
          // React's development renderer would only have to be read.
          define: command === 'build' ? { 'process.env.NODE_ENV': '"production"' } : {},
          // Everything in one place: the bundle is written where none of the packages are found.
          resolve: { noExternal: command === 'build' ? true : [] },
        },
      },
    }),
    ...(buildApp && { buildApp }),
  };
}

/* The palette is written for one hue and turned to the owner's. */
function ownColour({ site }: Settings): Plugin {
  return {
    name: 'onefolio:colour',
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/styles\/tokens\.css$/ },
      handler: (code) => ({ code: recolour(code, site()?.theme?.accent ?? tokenHue), map: null }),
    },
  };
}
