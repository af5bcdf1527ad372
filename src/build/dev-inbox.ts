import type { Plugin } from 'vite';
import { inboxOf, type Received } from './inbox.ts';
import type { Source } from './load.ts';
import { takePost } from './take-post.ts';

/** Takes what forms send while the site is edited, after Vite has refused whoever may not ask. */
export function devInbox(source: Source, print: (message: Received) => void): Plugin {
  return {
    name: 'onefolio:inbox',
    configureServer({ config, middlewares }) {
      const { host } = config.server;
      const inbox = { file: inboxOf(source), base: '', host: typeof host === 'string' ? host : undefined, print };
      middlewares.use((request, response, next) => takePost(request, response, inbox) || next());
    },
  };
}
