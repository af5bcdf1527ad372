import { spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { join } from 'node:path';
import { bundle, root, stateOfSources } from './bundle.js';

/*
 * Runs `onefolio dev`, and restarts it whenever the sources of Onefolio have changed; open pages reload. If the sources
 * contain errors, the previous server keeps running.
 */
const args = process.argv.slice(2);
let tried = stateOfSources();
let bundled = await bundle();
let port;
let isChanged = false;
let child = start();

function start() {
  // The open page reloads by itself.
  const again = port === undefined ? args : [...args.filter((word) => word !== '--open'), '--port', port];
  const started = spawn(process.execPath, [join(root, 'bin/onefolio.js'), 'dev', ...again], {
    stdio: ['inherit', 'pipe', 'inherit'],
  });
  started.stdout.on('data', (text) => {
    process.stdout.write(text);
    // Uses the same port again.
    port ??= /http:\/\/\S+:(\d+)/.exec(text)?.[1];
  });
  started.on('exit', (code) => {
    if (started !== child) return;
    child = undefined;
    if (!isChanged) process.exit(code ?? 1);
    console.error('The dev server stopped. It restarts when a source file changes.');
  });
  return started;
}

let isBundling = false;
let isStale = false;
async function changed() {
  isStale = true;
  if (isBundling) return;
  isBundling = true;
  while (isStale) {
    isStale = false;
    await renew().catch((error) => console.error(`Could not bundle Onefolio: ${error.message}`));
  }
  isBundling = false;
}

async function renew() {
  // One save may cause several events.
  const state = stateOfSources();
  if (state === tried) return;
  tried = state;
  const next = await bundle();
  if (next === bundled) return;
  bundled = next;
  isChanged = true;
  const old = child;
  child = undefined;
  if (old) await new Promise((ended) => old.once('exit', ended).kill());
  child = start();
}

for (const place of ['schema', 'src', 'scripts/bundle'])
  watch(join(root, place), { recursive: true }, changed).on('error', (error) => console.error(error.message));
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(child?.kill(signal) ? 0 : 1));
