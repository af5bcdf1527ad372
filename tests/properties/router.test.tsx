import fc from 'fast-check';
import { act } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { PageData, Shell } from '../../schema/resolved.ts';
import { dataText } from '../../src/node/render/document.ts';
import { pathToFile } from '../../src/shared/path-to-file.ts';
import { withTime } from '../../src/shared/time.ts';
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

/* The same page at every address that means it. */
const formsOf = (path: string) => [path, `${path.replace(/\/$/, '')}/`, `${path}#of-main`, `${path}?from=mail`];

/* But for what React writes for itself, and for the mark on the section that is being read. */
const plain = (place: Element) =>
  inOrder(place)
    .innerHTML.replace(/of-_\w*?_(?=[")-])/g, 'of-id')
    .replace(/ aria-current="location"/g, '');

/* React writes attributes in one order and sets them in another, writes a preload beside a picture, and marks an option. */
function inOrder(place: Element): Element {
  const copy = place.cloneNode(true) as Element;
  for (const link of copy.querySelectorAll(':scope > link')) link.remove();
  // Not by the text, in which a name may look like one.
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
  test('shows at every address, by a link or by itself, the page that was written for it', async () => {
    vi.stubEnv('BASE_URL', `${base}/`);
    vi.resetModules();
    const { App } = await import('../../src/app/app.tsx');
    const { render } = await import('../../src/app/prerender.tsx');
    const { replaceSlices, seedSlice, sliceOf } = await import('../../src/app/routing/slices.ts');
    const { herePath } = await import('../../src/app/routing/paths.ts');

    let root: Root | undefined;
    const leave = () => act(async () => root?.unmount());

    /* A visitor who comes to an address of a site, as src/app/hydrate.tsx lets the document come alive. */
    async function arrive(address: string, page: PageData, shell: Shell) {
      history.replaceState(null, '', base + address);
      if (shell.mode !== 'system') document.documentElement.dataset.theme = shell.mode;
      else delete document.documentElement.dataset.theme;
      document.body.innerHTML = `<div id="of-root">${render({ page, shell, builtAt })}</div>`;
      const place = document.getElementById('of-root') as HTMLElement;
      replaceSlices([[page.path, page]]);
      if (page.notFound) seedSlice(herePath(), page);
      const complaints: string[] = [];
      const onRecoverableError = (thrown: unknown) => complaints.push(String(thrown));
      const app = <App shell={shell} path={page.path} builtAt={builtAt} pageAt={sliceOf} />;
      root = await act(async () => hydrateRoot(place, app, { onRecoverableError }));
      expect([address, complaints]).toEqual([address, []]);
      return place;
    }

    await fc.assert(
      fc
        .asyncProperty(severalPages, async (site) => {
          const { shell, pages, notFound } = pagesOf(site);
          const slices = new Map(
            [...pages, notFound].map((page) => [`${base}/_pages/${pathToFile(page.path)}.json`, page]),
          );
          vi.stubGlobal('fetch', async (address: string) => {
            const page = slices.get(address);
            return page ? new Response(dataText(page)) : new Response('', { status: 404 });
          });
          const nowhere = '/no-such-page-qq/x';
          const targets = [...pages, { ...notFound, path: nowhere }];

          const written = new Map<string, string>();
          for (const page of targets)
            for (const address of formsOf(page.path)) {
              const place = await arrive(address, page.notFound ? notFound : page, shell);
              written.set(address, plain(place));
              const text = place.textContent;
              await leave();
              if (page.notFound) continue;
              document.body.innerHTML = render({ page, shell, builtAt });
              expect([address, text]).toEqual([address, document.body.textContent]);
            }

          const [home = notFound] = pages;
          const place = await arrive('/', home, shell);
          for (const page of targets)
            for (const address of formsOf(page.path)) {
              await act(async () => history.pushState(null, '', base + address));
              const wanted = page.notFound ? '/404' : page.path;
              for (let turn = 0; turn < 100 && place.querySelector('main')?.dataset.path !== wanted; turn++)
                await act(async () => new Promise((resolve) => setTimeout(resolve)));
              expect([address, plain(place)]).toEqual([address, written.get(address)]);
              const title = document.title;
              // Reading it leaves out the blanks around it.
              document.title = withTime(page, builtAt).head.title;
              expect([address, title]).toEqual([address, document.title]);
            }
        })
        .afterEach(leave),
      runs(3),
    );
  });
});
