import { type Built, buildApp, type Target, targetOf } from './build-site.ts';
import { cachedBundles } from './bundle/bundle-cache.ts';
import { type Bundles, bundleWith } from './bundle/bundle-client.ts';

/** Builds a site and publishes it. Throws when a view fails or a file cannot be written. */
export async function build(options: Parameters<typeof targetOf>[0]): Promise<Built> {
  // React's development renderer is slower by more than half, and vite takes the mode from here.
  process.env.NODE_ENV = 'production';
  const target = targetOf(options);
  return buildApp(target, () => cachedBundles(target, () => bundle(target)));
}

/* Vite is loaded only when there is something to bundle. */
async function bundle(target: Target): Promise<Bundles> {
  const [{ createBuilder }, { onefolio }] = await Promise.all([import('vite'), import('./bundle/plugin.ts')]);
  const builder = await createBuilder({
    configFile: false,
    logLevel: 'warn',
    plugins: [onefolio({ root: target.root, site: () => target.site, target })],
  });
  return bundleWith(builder, target);
}
