import type { Plugin } from 'vite';
import type { Source } from '../load/load.ts';
import { inboxOf, type Received } from '../serve/inbox.ts';
import { serveInbox } from '../serve/inbox-endpoint.ts';

/** Takes what forms send while the site is edited, after Vite has refused whoever may not ask. */
export function devInbox(source: Source, print: (message: Received) => void): Plugin {
  return {
    name: 'onefolio:inbox',
    configureServer({ config, middlewares }) {
      const { host } = config.server;
      const inbox = { file: inboxOf(source), base: '', host: typeof host === 'string' ? host : undefined, print };
      middlewares.use((request, response, next) => serveInbox(request, response, inbox) || next());
    },
  };
}
