import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig, type ViteBuilder } from 'vite';
import { buildSite } from './src/node/build-site.ts';
import { targetOf } from './src/node/build-target.ts';
import { bundleWith } from './src/node/bundle/bundle-client.ts';
import { onefolio } from './src/node/bundle/plugin.ts';
import { instant } from './src/node/load/build-instant.ts';
import { hostedAt, readCname } from './src/node/load/hosted.ts';
import { load, sourceOf } from './src/node/load/load.ts';

/** For tools that speak to Vite themselves; the onefolio command brings the same plugin along. */
export default defineConfig(async () => {
  const root = dirname(fileURLToPath(import.meta.url));
  const file = resolve(root, 'site.json');
  const source = sourceOf(file, { fallbackUrl: hostedAt(process.env, readCname(file))?.url, makesCopies: true });
  const { site, paginated } = await load(source);
  if (!site || !paginated) throw new Error('site.json has errors: npm run check says which');
  const target = targetOf({ root, source, site, paginated, out: resolve(root, 'dist'), now: instant(process.env) });
  const buildApp = async (builder: ViteBuilder) => {
    await buildSite(target, () => bundleWith(builder, target));
  };
  return { plugins: [onefolio({ root, site: () => site, target, buildApp })] };
});
