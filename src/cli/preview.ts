import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { sourceOf, stateOf } from '../build/load.ts';
import { baseOfPublished } from '../build/publish.ts';
import { listen, serveSite } from '../build/serve.ts';
import { baseOf } from '../compile/head.ts';
import { shownName } from './diagnostics.ts';
import type { Run } from './words.ts';

/** Serves the built site until it is stopped. */
export const run: Run = async ({ site, out, url, host, port }) => {
  const source = sourceOf(site);
  const built = out === undefined ? join(source.folder, 'dist') : resolve(out);
  if (!existsSync(join(built, 'index.html'))) {
    console.error(
      `there is no built site in ${shownName(built)}: build it first, with "onefolio build" or "npm run build"`,
    );
    return 1;
  }
  const base = url === undefined ? await baseOfPublished(stateOf(source), built) : baseOf(url);
  const address = await listen(serveSite(built, base), host, 4173, port);
  console.log(`the built site is at ${address}${base}/`);
  return new Promise(() => {});
};
