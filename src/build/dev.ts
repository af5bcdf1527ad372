import { join } from 'node:path';
import type { ViteDevServer } from 'vite';
import { utcDate } from '../compile/calendar.ts';
import type { Compiled } from '../compile/compile.ts';
import { type Paginated, paginate } from '../compile/paginate.ts';
import type { ResolvedSite } from '../compile/resolve.ts';
import { devPages } from './dev-pages.ts';
import { load, type Source } from './load.ts';
import { onefolio } from './plugin.ts';
import { watchSite } from './watch.ts';

export interface DevOptions {
  /** The folder of Onefolio itself. */
  root: string;
  source: Source;
  host: string;
  port?: number | undefined;
  /** Called with what is wrong with the site whenever it has been read again. */
  tell(compiled: Compiled): void;
  /** The same as text, for the page. */
  explain(compiled: Compiled): string;
}

/** What a dev server shows: the last good site, and what is wrong with the file if it is. */
export interface Shown {
  site: ResolvedSite | null;
  paginated: Paginated | null;
  wrong: Compiled | null;
}

/**
 * Serves a site while it is edited. A save shows without a reload; while the file is wrong, the last good site stays
 * under an overlay that says why. In dev the site lives at the root, wherever it will be published.
 */
export async function dev({ root, source, host, port, tell, explain }: DevOptions): Promise<ViteDevServer> {
  const shown: Shown = { site: null, paginated: null, wrong: null };
  const read = async (): Promise<Compiled> => {
    const compiled = await load(source);
    shown.wrong = compiled.site ? null : compiled;
    if (compiled.site) {
      shown.site = { ...compiled.site, url: undefined };
      shown.paginated = paginate(shown.site);
    }
    return compiled;
  };
  tell(await read());

  const { createServer } = await import('vite');
  const server = await createServer({
    configFile: false,
    logLevel: 'warn',
    plugins: [
      onefolio({ root, site: () => shown.site }),
      devPages(root, shown, () => (shown.wrong ? explain(shown.wrong) : '')),
    ],
    publicDir: source.publicFolder,
    server: { host, strictPort: port !== undefined, ...(port === undefined ? {} : { port }) },
    optimizeDeps: { exclude: ['sonner'], entries: [join(root, 'src/app/dev.tsx')] },
  });

  const sendWrong = (compiled: Compiled) =>
    server.ws.send({ type: 'error', err: { message: explain(compiled), stack: '' } });
  // A page that is opened while the file is wrong is told so, too.
  server.ws.on('connection', () => shown.site && shown.wrong && sendWrong(shown.wrong));
  watchSite(source, async (isSettled) => {
    const before = shown.site;
    const accent = before?.theme?.accent;
    const compiled = await read();
    // An editor may be in the middle of writing: a mistake counts once the file has come to rest.
    if (!compiled.site && !isSettled) return false;
    tell(compiled);
    if (!compiled.site) sendWrong(compiled);
    else if (!before) server.ws.send({ type: 'full-reload' });
    else {
      if (accent !== shown.site?.theme?.accent) await repaint(server);
      server.ws.send('onefolio:site', { shell: shown.paginated?.shell, builtAt: utcDate(new Date()) });
    }
    return true;
  });
  return server;
}

/* The tokens are made for the accent of the site. */
async function repaint(server: ViteDevServer): Promise<void> {
  const tokens = join(server.config.root, 'src/styles/tokens.css');
  for (const environment of Object.values(server.environments))
    for (const module of environment.moduleGraph.getModulesByFile(tokens) ?? []) await environment.reloadModule(module);
}
