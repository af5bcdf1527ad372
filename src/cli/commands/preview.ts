import type { RequestListener } from 'node:http';
import { baseOf } from '../../core/resolve/paths/site-url.ts';
import { sourceOf, stateOf } from '../../node/load/load-site.ts';
import { baseOfPublished } from '../../node/publish/publish.ts';
import { onlyAllowedHosts } from '../../node/serve/allowed-requests.ts';
import { openInbox } from '../../node/serve/inbox.ts';
import { listen, serveSite } from '../../node/serve/serve.ts';
import { defaultHost, type Run } from '../arguments.ts';
import { builtFolder } from '../output-folder.ts';
import { printMessage } from '../report/print-message.ts';

/** Serves the built site until it is stopped. */
export const run: Run = async ({ site, out, url, host = defaultHost, port, followLinks }, { io }) => {
  const source = sourceOf(site, { followLinks });
  const built = await builtFolder(out, source, io);
  if (built === null) return 1;
  const base = url === undefined ? await baseOfPublished(stateOf(source), built) : baseOf(url);
  const serve = serveSite(built, base);
  const inbox = openInbox(base, (message) => io.print(printMessage(message)));
  const answer: RequestListener = (request, response) => inbox(request, response) || serve(request, response);
  const address = await listen(onlyAllowedHosts(answer, host), host, 4173, port);
  io.print(`Local:   ${address}${base}/\nPress Ctrl+C to stop.`);
  return new Promise(() => {});
};
