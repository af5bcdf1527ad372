import { spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { join } from 'node:path';
import { bundle, root, stateOfSources } from './bundle.js';

/*
 * Shows the site, as `onefolio dev` does, and starts that anew whenever the sources of Onefolio itself have changed; the
 * pages that are open notice, and load again. While the sources are wrong, the last command goes on.
 */
const words = process.argv.slice(2);
let tried = stateOfSources();
let bundled = await bundle();
let port;
let isChanged = false;
let child = start();

function start() {
  // The page in the browser that was opened first loads again by itself.
  const again = port === undefined ? words : [...words.filter((word) => word !== '--open'), '--port', port];
  const started = spawn(process.execPath, [join(root, 'bin/onefolio.js'), 'dev', ...again], {
    stdio: ['inherit', 'pipe', 'inherit'],
  });
  started.stdout.on('data', (text) => {
    process.stdout.write(text);
    // The one that it found free is asked for next time.
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
  // One save is told of several times.
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
