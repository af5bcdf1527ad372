import { type Target, targetOf } from './build-app.ts';
import { onefolio } from './plugin.ts';

/** Builds a site and publishes it. Throws when a view fails or a file cannot be written. */
export async function build(options: Omit<Target, 'folders'>): Promise<void> {
  // React's development renderer is slower by more than half, and vite takes the mode from here.
  process.env.NODE_ENV = 'production';
  const { createBuilder } = await import('vite');
  const target = targetOf(options);
  const builder = await createBuilder({
    configFile: false,
    logLevel: 'warn',
    plugins: [onefolio({ root: options.root, site: () => options.site, target })],
  });
  await builder.buildApp();
}
