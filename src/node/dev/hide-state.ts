import type { Plugin } from 'vite';
import { decoded } from '../../shared/decoded.ts';

/** Hands out nothing of a .onefolio folder: what visitors have written lies there. */
export function hideState(): Plugin {
  return {
    name: 'onefolio:hide-state',
    // Without the patterns that Vite has by itself, those would be lost.
    config: () => ({ server: { fs: { deny: ['.env', '.env.*', '*.{crt,pem}', '**/.git/**', '**/.onefolio/**'] } } }),
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        if (!/(?:^|[/\\])\.onefolio(?:[/\\?#]|$)/i.test(decoded(request.url ?? ''))) return next();
        response.writeHead(404, { 'Content-Type': 'text/plain;charset=utf-8', 'Cache-Control': 'no-store' }).end();
      });
    },
  };
}
