import { join } from 'node:path';
import type { ViteDevServer } from 'vite';
import { type Compiled, compile } from '../compile/compile.ts';
import { type Known, recompile, remember } from '../compile/recompile.ts';
import { channelOf } from './dev-channel.ts';
import { devPages } from './dev-pages.ts';
import { optionsOf, readSite, type Source } from './load.ts';
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
  /** Called with what is wrong with the site, or null, whenever it has been read again. */
  tell(wrong: Compiled | null): void;
  /** The same as text, for the page. */
  explain: Explain;
}

/** What a dev server shows: the last good site, and what is wrong with the file if it is. */
export interface Shown {
  good: Known | null;
  wrong: Compiled | null;
  /** Counts the good sites; 0 before the first. */
  version: number;
}

/**
 * Serves a site while it is edited. A save shows without a reload; while the file is wrong, the last good site stays
 * under an overlay that says why. In dev the site lives at the root, wherever it will be published.
 */
export async function dev({ root, source, host, port, tell, explain }: DevOptions): Promise<ViteDevServer> {
  const shown: Shown = { good: null, wrong: null, version: 0 };
  await readInto(shown, source);
  tell(shown.wrong);

  const { createServer } = await import('vite');
  const server = await createServer({
    configFile: false,
    logLevel: 'warn',
    plugins: [onefolio({ root, site: () => shown.good?.site ?? null }), devPages(root, shown, explain)],
    publicDir: source.publicFolder,
    server: { host, strictPort: port !== undefined, ...(port === undefined ? {} : { port }) },
    optimizeDeps: { exclude: ['sonner'], entries: [join(root, 'src/app/dev/dev.tsx')] },
  });

  const channel = channelOf(server, shown, source.file, explain);
  const accent = () => shown.good?.site.theme?.accent;
  watchSite(source, async (isSettled) => {
    const before = accent();
    await readInto(shown, source);
    // An editor may be in the middle of writing: a mistake counts once the file has come to rest.
    if (shown.wrong && !isSettled) return false;
    if (shown.wrong) channel.wrong();
    else {
      channel.changed();
      if (accent() !== before) await repaint(server);
    }
    tell(shown.wrong);
    return true;
  });
  return server;
}

/* Reads the file as it is now: quickly, when what has changed is inside one page. */
async function readInto(shown: Shown, source: Source): Promise<void> {
  const read = await readSite(source);
  const again = shown.good && 'bytes' in read ? recompile(shown.good, read.bytes, optionsOf(source)) : null;
  const compiled = again ? null : 'bytes' in read ? compile(read.bytes, optionsOf(source)) : read.failed;
  shown.wrong = compiled && !compiled.site ? compiled : null;
  if (again) shown.good = again;
  else if ('bytes' in read && compiled?.site && compiled.written)
    shown.good = remember(read.bytes, compiled.written, { ...compiled.site, url: undefined });
  if (!shown.wrong) shown.version++;
}

/* The tokens are made for the accent of the site. */
async function repaint(server: ViteDevServer): Promise<void> {
  const tokens = join(server.config.root, 'src/styles/tokens.css');
  for (const environment of Object.values(server.environments))
    for (const module of environment.moduleGraph.getModulesByFile(tokens) ?? []) await environment.reloadModule(module);
}
