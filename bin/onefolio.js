#!/usr/bin/env node
import { pathToFileURL } from 'node:url';

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Onefolio needs Node 20.19 or newer; this is ${process.version}.`);
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
