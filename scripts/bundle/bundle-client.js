import { join } from 'node:path';

/** Bundles the client and the renderer into a folder: see vite.config.ts. */
export async function bundleClient(root, folder) {
  const { createBuilder } = await import('vite');
  const { NODE_ENV } = process.env;
  Object.assign(process.env, { NODE_ENV: 'production', ONEFOLIO_BUNDLES: folder });
  try {
    const builder = await createBuilder({ configFile: join(root, 'vite.config.ts'), logLevel: 'error' });
    await builder.buildApp();
  } finally {
    delete process.env.ONEFOLIO_BUNDLES;
    if (NODE_ENV === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = NODE_ENV;
  }
}
