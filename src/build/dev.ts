import { join } from 'node:path';
import type { ViteDevServer } from 'vite';
import type { Compiled } from '../compile/compile.ts';
import type { Locator } from '../compile/locate.ts';
import { type Paginated, paginate } from '../compile/paginate.ts';
import type { ResolvedSite } from '../compile/resolve.ts';
import { channelOf } from './dev-channel.ts';
import { devPages } from './dev-pages.ts';
import { load, type Source } from './load.ts';
import { onefolio } from './plugin.ts';
import { watchSite } from './watch.ts';

/** Puts what is wrong into words, one text for each mistake. */
export type Explain = (compiled: Compiled) => {
  summary: string;
  entries: { text: string; line: number; column: number }[];
};

export interface DevOptions {
  /** The folder of Onefolio itself. */
  root: string;
  source: Source;
  host: string;
  port?: number | undefined;
  /** Called with what is wrong with the site whenever it has been read again. */
  tell(compiled: Compiled): void;
  /** The same as text, for the page. */
  explain: Explain;
}

/** What a dev server shows: the last good site, and what is wrong with the file if it is. */
export interface Shown {
  site: ResolvedSite | null;
  paginated: Paginated | null;
  /** The text of the last good site. */
  good: Locator | null;
  wrong: Compiled | null;
  /** Counts the good sites; 0 before the first. */
  version: number;
}

/**
 * Serves a site while it is edited. A save shows without a reload; while the file is wrong, the last good site stays
 * under an overlay that says why. In dev the site lives at the root, wherever it will be published.
 */
export async function dev({ root, source, host, port, tell, explain }: DevOptions): Promise<ViteDevServer> {
  const shown: Shown = { site: null, paginated: null, good: null, wrong: null, version: 0 };
  const read = async (): Promise<Compiled> => {
    const compiled = await load(source);
    shown.wrong = compiled.site ? null : compiled;
    if (compiled.site) {
      shown.site = { ...compiled.site, url: undefined };
      shown.paginated = paginate(shown.site);
      shown.good = compiled.locator;
      shown.version++;
    }
    return compiled;
  };
  tell(await read());

  const { createServer } = await import('vite');
  const server = await createServer({
    configFile: false,
    logLevel: 'warn',
    plugins: [onefolio({ root, site: () => shown.site }), devPages(root, shown, explain)],
    publicDir: source.publicFolder,
    server: { host, strictPort: port !== undefined, ...(port === undefined ? {} : { port }) },
    optimizeDeps: { exclude: ['sonner'], entries: [join(root, 'src/app/dev/dev.tsx')] },
  });

  const channel = channelOf(server, shown, source.file, explain);
  watchSite(source, async (isSettled) => {
    const accent = shown.site?.theme?.accent;
    const compiled = await read();
    // An editor may be in the middle of writing: a mistake counts once the file has come to rest.
    if (!compiled.site && !isSettled) return false;
    if (!compiled.site) channel.wrong();
    else {
      channel.changed();
      if (accent !== shown.site?.theme?.accent) await repaint(server);
    }
    tell(compiled);
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
