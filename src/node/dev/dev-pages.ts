import type { Connect, Plugin, ViteDevServer } from 'vite';
import type { PageData } from '../../../schema/resolved.ts';
import type { Snapshot } from '../../compile/incremental.ts';
import { utcDate } from '../../compile/site/calendar.ts';
import type { Paginated } from '../../compile/site/paginate.ts';
import { structuredData } from '../../compile/site/structured-data.ts';
import { namesFile } from '../../shared/path-to-file.ts';
import { withTime } from '../../shared/time.ts';
import { bootScript, readSprite } from '../bundle/assets.ts';
import { messageOf } from '../caught-error.ts';
import { attribute, dataText, text, writeDocument } from '../render/document.ts';
import { faviconAddress } from '../render/favicon.ts';
import { iconTag, imagesOf, previewTags } from '../render/head-tags.ts';
import type { Renderer } from '../render/renderer.ts';
import { spriteOf } from '../render/sprite.ts';
import { parseRequestUrl } from '../serve/parse-request-url.ts';
import type { Explain, Shown } from './dev-state.ts';

/** Answers every request that is for a page or for its data, from the site as it is now. */
export function devPages(root: string, shown: Shown, explain: Explain): Plugin {
  return {
    name: 'onefolio:pages',
    configureServer: (server) => () => {
      server.middlewares.use(answer(server, root, shown, explain));
    },
  };
}

function answer(server: ViteDevServer, root: string, shown: Shown, explain: Explain): Connect.NextHandleFunction {
  return async (request, response, next) => {
    const { path: pathname } = parseRequestUrl(request.originalUrl);
    const send = (status: number, type: string, body: string) => {
      response.writeHead(status, { 'Content-Type': type, 'Cache-Control': 'no-store' }).end(body);
    };
    const sendHtml = async (status: number, html: string) =>
      send(status, 'text/html;charset=utf-8', await server.transformIndexHtml(pathname, html));
    try {
      const slice = /^\/_pages\/(.+)\.json$/.exec(pathname)?.[1];
      if (slice === undefined && namesFile(pathname)) return next();
      if (!shown.good)
        return await sendHtml(
          503,
          waitingPage(shown.wrong ? explain(shown.wrong).entries.map(({ text }) => text) : []),
        );

      const path = slice === undefined ? pathname.replace(/(.)\/+$/, '$1') : slice === 'index' ? '/' : `/${slice}`;
      const page = pageAt(shown.good.paginated, path);
      const status = page.notFound && path !== page.path ? 404 : 200;
      if (slice !== undefined) return send(status, 'application/json', JSON.stringify(page));
      await sendHtml(status, await renderDocument(root, server, shown.good, shown.version, page));
    } catch (error) {
      const message = messageOf(error);
      server.config.logger.error(`${pathname}: ${message}`);
      await sendHtml(500, waitingPage([message]));
    }
  };
}

/** The page at a path, or the one for paths that lead nowhere. */
export const pageAt = ({ pages, notFound }: Paginated, path: string): PageData =>
  pages.find((page) => page.path === path) ?? notFound;

async function renderDocument(
  root: string,
  server: ViteDevServer,
  { site, paginated }: Snapshot,
  version: number,
  page: PageData,
): Promise<string> {
  const { shell } = paginated;
  const builtAt = utcDate(new Date());
  const loaded = await server.ssrLoadModule('/src/app/prerender.tsx');
  const render: Renderer['render'] = loaded.render;
  const data = dataText(page);
  const markup = await render({ page, shell, builtAt }, data);
  const filled = withTime(page, builtAt);
  const icon = iconTag(site, '');
  const frame = {
    shell,
    builtAt,
    script: await bootScript(root),
    style: null,
    policy: null,
    entry: '/src/app/dev/dev.tsx',
    sprite: spriteOf(await readSprite(root), null),
    head: [`<meta name="onefolio:version" content="${version}">`, icon, ...sheets(server)],
    fonts: null,
  };
  return writeDocument(frame, {
    data,
    head: filled.head,
    markup,
    tags: page.notFound ? [] : previewTags(site, page, filled.head, imagesOf(site)),
    structuredData: page.notFound ? null : structuredData(site, filled, builtAt),
  });
}

/* Without these a page would stand there bare until its script has loaded. */
function sheets(server: ViteDevServer): string[] {
  const urls = [...server.environments.ssr.moduleGraph.urlToModuleMap.keys()].filter((url) => url.endsWith('.css'));
  return urls.map((url) => `<link rel="stylesheet" data-dev href="${attribute(url)}">`);
}

/* While there is no site to show: what is wrong, until it is fixed. */
const waitingPage = (why: string[]) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Waiting for the site</title><link rel="icon" href="${attribute(faviconAddress())}"><script type="module" src="/src/app/dev/waiting.ts"></script></head><body><pre>${text(why.join('\n'))}</pre></body></html>`;
