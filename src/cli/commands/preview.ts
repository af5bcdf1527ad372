import { existsSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { join, resolve } from 'node:path';
import { baseOf } from '../../compile/site/head.ts';
import { sourceOf, stateOf } from '../../node/load/load.ts';
import { baseOfPublished } from '../../node/publish/publish.ts';
import { inboxOf, type Received } from '../../node/serve/inbox.ts';
import { serveInbox } from '../../node/serve/inbox-endpoint.ts';
import { listen, serveSite } from '../../node/serve/serve.ts';
import type { Run } from '../arguments.ts';
import { recoverBuild } from '../recover-build.ts';
import { shownName } from '../report/report-diagnostics.ts';
import { letter } from './inbox.ts';

/** Serves the built site until it is stopped. */
export const run: Run = async ({ site, out, url, host, port }) => {
  const source = sourceOf(site);
  const built = out === undefined ? join(source.folder, 'dist') : resolve(out);
  await recoverBuild(source, built);
  if (!existsSync(join(built, 'index.html'))) {
    console.error(
      `there is no built site in ${shownName(built)}: build it first, with "onefolio build" or "npm run build"`,
    );
    return 1;
  }
  const base = url === undefined ? await baseOfPublished(stateOf(source), built) : baseOf(url);
  const serve = serveSite(built, base);
  const inbox = { file: inboxOf(source), base, host, print: (message: Received) => console.log(letter(message, 500)) };
  const answer: RequestListener = (request, response) =>
    serveInbox(request, response, inbox) || serve(request, response);
  const address = await listen(answer, host, 4173, port);
  console.log(`the built site is at ${address}${base}/`);
  return new Promise(() => {});
};
