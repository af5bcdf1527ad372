import { readFileSync, watch } from 'node:fs';
import { basename, dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';

/**
 * The least that a dev server can do about a save: parse the file, push what is shown over its socket, set a state.
 * Returns its address, and how to end it.
 */
export async function startFloor(file) {
  const read = () => JSON.parse(readFileSync(file, 'utf8')).pages[0];
  const server = await createServer({
    root: fileURLToPath(new URL('.', import.meta.url)),
    configFile: false,
    // A separate cache: two servers that bundle into one folder would disturb each other.
    cacheDir: fileURLToPath(new URL('../../node_modules/.vite-floor', import.meta.url)),
    logLevel: 'silent',
    appType: 'custom',
    server: { host: '127.0.0.1', port: 5980 },
    plugins: [
      {
        name: 'floor',
        configureServer: (server) => () =>
          server.middlewares.use(async (request, response) => {
            const html = `<!doctype html><title>floor</title><script>onefolio = ${JSON.stringify(read()).replaceAll('<', '\\u003c')}</script><div id="root"></div><script type="module" src="/page.js"></script>`;
            response.setHeader('Content-Type', 'text/html');
            response.end(await server.transformIndexHtml(request.url, html));
          }),
      },
    ],
  });
  const watcher = watch(dirname(file), (_, name) => {
    if (name !== basename(file)) return;
    try {
      server.ws.send('floor:page', read());
    } catch {
      // The file was read in the middle of a write: another event follows.
    }
  });
  await server.listen();
  const stop = () => {
    watcher.close();
    return server.close();
  };
  return { url: server.resolvedUrls.local[0], stop };
}
