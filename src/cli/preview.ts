import { existsSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { join, resolve } from 'node:path';
import { inboxOf, type Received } from '../build/inbox.ts';
import { sourceOf, stateOf } from '../build/load.ts';
import { baseOfPublished } from '../build/publish.ts';
import { listen, serveSite } from '../build/serve.ts';
import { takePost } from '../build/take-post.ts';
import { baseOf } from '../compile/head.ts';
import { finishBegun } from './begun.ts';
import { shownName } from './diagnostics.ts';
import { letter } from './inbox.ts';
import type { Run } from './words.ts';

/** Serves the built site until it is stopped. */
export const run: Run = async ({ site, out, url, host, port }) => {
  const source = sourceOf(site);
  const built = out === undefined ? join(source.folder, 'dist') : resolve(out);
  await finishBegun(source, built);
  if (!existsSync(join(built, 'index.html'))) {
    console.error(
      `there is no built site in ${shownName(built)}: build it first, with "onefolio build" or "npm run build"`,
    );
    return 1;
  }
  const base = url === undefined ? await baseOfPublished(stateOf(source), built) : baseOf(url);
  const serve = serveSite(built, base);
  const inbox = { file: inboxOf(source), base, host, print: (message: Received) => console.log(letter(message, 500)) };
  const answer: RequestListener = (request, response) => takePost(request, response, inbox) || serve(request, response);
  const address = await listen(answer, host, 4173, port);
  console.log(`the built site is at ${address}${base}/`);
  return new Promise(() => {});
};
