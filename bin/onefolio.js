#!/usr/bin/env node
import { existsSync } from 'node:fs';
import module from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { refusalOf } from './node-version.js';

const refusal = refusalOf(process.versions.node);
if (refusal) {
  console.error(refusal);
  process.exit(2);
}

const root = dirname(dirname(fileURLToPath(import.meta.url)));
try {
  // The package brings its bundles along; a clone makes them of its sources.
  const isClone = existsSync(join(root, 'src'));
  const bundles = isClone ? await (await import('../scripts/bundle.js')).bundle() : join(root, 'lib');
  if (!isClone && !existsSync(bundles))
    throw new Error('this copy of Onefolio is incomplete. Clone the whole repository, or reinstall the package.');
  // Newer versions of Node keep compiled code there, which saves a fifth of a short command. It's deleted with the bundles.
  if (isClone) module.enableCompileCache?.(join(bundles, 'compiled'));
  const { main } = await import(pathToFileURL(join(bundles, 'command/main.js')).href);
  process.exitCode = await main(process.argv.slice(2), { root, bundles });
} catch (error) {
  console.error(`onefolio: ${error instanceof Error ? error.message : error}`);
  if (process.env.ONEFOLIO_DEBUG) console.error(error);
  process.exitCode = 1;
}
