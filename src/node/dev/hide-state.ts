import type { Plugin } from 'vite';
import { decoded } from '../../shared/decoded.ts';
import { parseRequestUrl } from '../serve/parse-request-url.ts';

/** What Vite hides by itself: a list of ours takes the place of its own. */
const hiddenByVite = ['.env', '.env.*', '*.{crt,pem,key,p12,pfx,cer,der}', '.npmrc', '.yarnrc.yml', '**/.git/**'];

/** Hands out nothing of a .onefolio folder: what visitors have written lies there. */
export function hideState(): Plugin {
  return {
    name: 'onefolio:hide-state',
    config: () => ({ server: { fs: { deny: [...hiddenByVite, '**/.onefolio/**'] } } }),
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        if (!leadsIntoState(parseRequestUrl(request.url).path)) return next();
        response.writeHead(404, { 'Content-Type': 'text/plain;charset=utf-8', 'Cache-Control': 'no-store' }).end();
      });
    },
  };
}

/* Step by step: one escape that is wrong must not hide the others. */
const leadsIntoState = (path: string) =>
  path
    .split('/')
    .flatMap((step) => decoded(step).split(/[/\\]/))
    .some((step) => step.toLowerCase() === '.onefolio');
