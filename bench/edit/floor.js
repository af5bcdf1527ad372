import { readFileSync, watch } from 'node:fs';
import { basename, dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';

/**
 * The baseline of a dev server: parses the file after a save, sends the content over a WebSocket, and sets a state.
 * Returns its address, and a function that stops it.
 */
export async function startFloor(file) {
  const read = () => JSON.parse(readFileSync(file, 'utf8')).pages[0];
  const server = await createServer({
    root: fileURLToPath(new URL('.', import.meta.url)),
    configFile: false,
    // A separate cache, because two servers that bundle into the same folder would affect each other.
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
      // The file was incomplete: another event follows.
    }
  });
  await server.listen();
  const stop = () => {
    watcher.close();
    return server.close();
  };
  return { url: server.resolvedUrls.local[0], stop };
}
