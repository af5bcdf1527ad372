import fc from 'fast-check';
import { act } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import type { PageData, Shell } from '../../schema/resolved.ts';
import { dataText } from '../../src/node/render/document.ts';
import { pathToFile } from '../../src/shared/path-to-file.ts';
import { plainText } from '../../src/shared/rich-text.ts';
import { builtAt, pagesOf } from '../support/render.tsx';
import { runs } from './generators/runs.ts';
import { siteOf } from './generators/site.ts';

const { year, month, day } = builtAt;

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(year, month - 1, day, 12), toFake: ['Date'] });
  vi.spyOn(console, 'info').mockImplementation(() => {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.resetModules();
});

const severalPages = siteOf(2).filter(({ pages }) => pages.filter(({ hidden }) => !hidden).length > 1);

/* All URLs of the same page. */
const formsOf = (path: string) => [path, `${path.replace(/\/$/, '')}/`, `${path}#of-main`, `${path}?from=mail`];

/* The markup without the ids of React and without the mark on the section in view. */
const plain = (container: Element) =>
  inOrder(container)
    .innerHTML.replace(/of-_\w*?_(?=[")-])/g, 'of-id')
    .replace(/ aria-current="location"/g, '');

/* Removes how React's two renderers differ: order of attributes, preloads of pictures, comments, selected options. */
function inOrder(container: Element): Element {
  const copy = container.cloneNode(true) as Element;
  for (const link of copy.querySelectorAll(':scope > link')) link.remove();
  // As nodes and not as text, because a name may look like a comment.
  for (const element of [copy, ...copy.querySelectorAll('*')])
    for (const child of [...element.childNodes]) if (child.nodeType === Node.COMMENT_NODE) child.remove();
  for (const option of copy.querySelectorAll('option')) option.removeAttribute('selected');
  for (const element of copy.querySelectorAll('*')) {
    const attributes = element.getAttributeNames().map((name) => [name, element.getAttribute(name) ?? ''] as const);
    for (const [name] of attributes) element.removeAttribute(name);
    for (const [name, value] of attributes.toSorted()) element.setAttribute(name, value);
  }
  return copy;
}

describe.each(['', '/portfolio'])('a site below "%s/"', (base) => {
  test('shows the prerendered page at every URL, opened directly or by a link', async () => {
    document.documentElement.dataset.entry = `${base}/assets/site.js`;
    onTestFinished(() => void delete document.documentElement.dataset.entry);
    vi.resetModules();
    // No style sheet loads here, so nothing waits for one.
    vi.doMock('../../src/components/link-style.ts', () => ({ linkStyle: () => undefined }));
    const { App } = await import('../../src/client/app.tsx');
    const { render } = await import('../../src/client/prerender.tsx');
    const {
      replacePages: replaceSlices,
      seedPage: seedSlice,
      pageDataAt: sliceOf,
    } = await import('../../src/client/routing/page-data-cache.ts');
    const { currentPath: herePath } = await import('../../src/client/routing/paths.ts');

    let root: Root | undefined;
    const leave = () => act(async () => root?.unmount());

    /* Opens an address of a site as a visitor, and hydrates it as src/client/hydrate.tsx does. */
    async function arrive(address: string, page: PageData, shell: Shell) {
      history.replaceState(null, '', base + address);
      if (shell.mode !== 'system') document.documentElement.dataset.theme = shell.mode;
      else delete document.documentElement.dataset.theme;
      document.body.innerHTML = `<div id="of-root">${render({ page, shell, builtAt, base })}</div>`;
      const container = document.getElementById('of-root') as HTMLElement;
      replaceSlices([[page.path, page]]);
      if (page.notFound) seedSlice(herePath(), page);
      const complaints: string[] = [];
      const onRecoverableError = (thrown: unknown) => complaints.push(String(thrown));
      const app = <App shell={shell} path={page.path} base={base} builtAt={builtAt} pageAt={sliceOf} />;
      root = await act(async () => hydrateRoot(container, app, { onRecoverableError }));
      expect([address, complaints]).toEqual([address, []]);
      return container;
    }

    await fc.assert(
      fc
        .asyncProperty(severalPages, async (site) => {
          const { shell, pages, notFound } = pagesOf(site);
          const pageData = new Map(
            [...pages, notFound].map((page) => [`${base}/_pages/${pathToFile(page.path)}.json`, page]),
          );
          vi.stubGlobal('fetch', async (address: string) => {
            const page = pageData.get(address);
            return page ? new Response(dataText(page)) : new Response('', { status: 404 });
          });
          const nowhere = '/no-such-page-qq/x';
          const targets = [...pages, { ...notFound, path: nowhere }];

          const written = new Map<string, string>();
          for (const page of targets)
            for (const address of formsOf(page.path)) {
              const container = await arrive(address, page.notFound ? notFound : page, shell);
              written.set(address, plain(container));
              const text = container.textContent;
              await leave();
              if (page.notFound) continue;
              document.body.innerHTML = render({ page, shell, builtAt, base });
              expect([address, text]).toEqual([address, document.body.textContent]);
            }

          const [home = notFound] = pages;
          const container = await arrive('/', home, shell);
          for (const page of targets)
            for (const address of formsOf(page.path)) {
              await act(async () => history.pushState(null, '', base + address));
              const wanted = page.notFound ? '/404' : page.path;
              for (let turn = 0; turn < 100 && container.querySelector('main')?.dataset.path !== wanted; turn++)
                await act(async () => new Promise((resolve) => setTimeout(resolve)));
              expect([address, plain(container)]).toEqual([address, written.get(address)]);
              const title = document.title;
              // document.title trims the title.
              document.title = plainText(page.head.title, builtAt);
              expect([address, title]).toEqual([address, document.title]);
            }
        })
        .afterEach(leave),
      runs(3),
    );
  });
});
