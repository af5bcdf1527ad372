import { join } from 'node:path';
import type { ViteDevServer } from 'vite';
import { type Compiled, compile } from '../../compile/compile.ts';
import type { CompilerHost } from '../../compile/compiler-host.ts';
import { recompile, takeSnapshot } from '../../compile/incremental.ts';
import { onefolio } from '../bundle/plugin.ts';
import { hostOf, readSite, type Source } from '../load/load.ts';
import type { Received } from '../serve/inbox.ts';
import { channelOf } from './dev-channel.ts';
import { devInbox } from './dev-inbox.ts';
import { devPages } from './dev-pages.ts';
import type { Explain, Shown } from './dev-state.ts';
import { watchSite } from './watch.ts';

/** What a dev server is told. */
export interface DevOptions {
  /** The folder of Onefolio itself. */
  root: string;
  source: Source;
  host: string;
  port?: number | undefined;
  /** Called with every message that a form of the site has sent to the inbox. */
  receive(message: Received): void;
  /** Called with what is wrong with the site, or null, whenever it has been read again. */
  tell(wrong: Compiled | null): void;
  /** The same as text, for the page. */
  explain: Explain;
}

/**
 * Serves a site while it is edited. A save shows without a reload; while the file is wrong, the last good site stays
 * under an overlay that says why. In dev the site lives at the root, wherever it will be published.
 */
export async function dev({ root, source, host, port, receive, tell, explain }: DevOptions): Promise<ViteDevServer> {
  const shown: Shown = { good: null, wrong: null, version: 0 };
  await readInto(shown, source, true);
  tell(shown.wrong);

  const { createServer } = await import('vite');
  const server = await createServer({
    configFile: false,
    logLevel: 'warn',
    plugins: [
      onefolio({ root, site: () => shown.good?.site ?? null }),
      devPages(root, shown, explain),
      devInbox(source, receive),
    ],
    publicDir: source.publicFolder,
    server: { host, strictPort: port !== undefined, ...(port === undefined ? {} : { port }) },
    optimizeDeps: { exclude: ['sonner'], entries: [join(root, 'src/app/dev/dev.tsx')] },
  });

  const channel = channelOf(server, shown, source.file, explain);
  const accent = () => shown.good?.site.theme?.accent;
  watchSite(source, async (isSettled) => {
    const before = accent();
    if (!(await readInto(shown, source, isSettled))) return false;
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

/*
 * Reads the file as it is now: quickly, when what has changed is inside one page. False where it may be in the middle of
 * being written: a file that does not parse, or is not there, counts only once it has come to rest.
 */
async function readInto(shown: Shown, source: Source, isSettled: boolean): Promise<boolean> {
  const read = await readSite(source);
  if ('failed' in read) {
    if (isSettled) shown.wrong = read.failed;
    return isSettled;
  }
  const { bytes } = read;
  await source.pictureCache.look(bytes);
  const host = devHostOf(source);
  const again = shown.good && recompile(shown.good, bytes, host);
  if (!again && !isSettled && !isWhole(bytes)) return false;
  const compiled = again ? null : compile(bytes, host);
  if (again) shown.good = again;
  else if (compiled?.site) shown.good = takeSnapshot(bytes, compiled);
  shown.wrong = compiled?.site ? null : compiled;
  if (!shown.wrong) shown.version++;
  return true;
}

/* Wherever the site will be published, here it is shown at the root. */
const devHostOf = (source: Source): CompilerHost => ({ ...hostOf(source), url: null });

/* Whether bytes are JSON, which no file is that is still being written. */
function isWhole(bytes: Uint8Array): boolean {
  try {
    JSON.parse(new TextDecoder().decode(bytes));
    return true;
  } catch {
    return false;
  }
}

/* The tokens are made for the accent of the site. */
async function repaint(server: ViteDevServer): Promise<void> {
  const tokens = join(server.config.root, 'src/styles/tokens.css');
  for (const environment of Object.values(server.environments))
    for (const module of environment.moduleGraph.getModulesByFile(tokens) ?? []) await environment.reloadModule(module);
}
