#!/usr/bin/env node
import { pathToFileURL } from 'node:url';
import { refusalOf } from './node-version.js';

const refusal = refusalOf(process.versions.node);
if (refusal) {
  console.error(refusal);
  process.exit(2);
}

const { bundle, root } = await import('../scripts/bundle.js');
try {
  const { main } = await import(pathToFileURL(await bundle()).href);
  process.exitCode = await main(process.argv.slice(2), root);
} catch (error) {
  console.error(`onefolio: ${error instanceof Error ? error.message : error}`);
  if (process.env.ONEFOLIO_DEBUG) console.error(error);
  process.exitCode = 1;
}
