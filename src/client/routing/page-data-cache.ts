import type { PageData } from '../../../schema/resolved.ts';
import { loadViews } from '../load-views.ts';
import { currentPath, pathOf } from './paths.ts';

/** The data of pages, or promises for it, by path. Loaded pages are shown immediately. */
const cachedPages = new Map<string, PageData | Promise<PageData>>();

/** Adds the page of the document, so that it isn't fetched. */
export function seedPage(path: string, page: PageData): void {
  cachedPages.set(path, page);
}

/** The event that is dispatched if the page at the address can't be fetched. */
export const unreachable = 'onefolio:unreachable';

/**
 * Returns the data of the page at a path, or a promise for it; the same promise until it's loaded. Also loads the views
 * of the page. The promise for a page that can't be fetched never settles, so that the previous page stays; the next
 * call tries again.
 */
export function pageDataAt(path: string): PageData | Promise<PageData> {
  const cached = cachedPages.get(path);
  if (cached) return cached;
  const loading = fetchPage(path).then(
    (page) => {
      // The cache may have been cleared while the page was loading.
      if (cachedPages.get(path) === loading) cachedPages.set(path, page);
      return page;
    },
    async (error) => {
      cachedPages.delete(path);
      const isCurrent = () => path === currentPath();
      // Only failed requests and imports are type errors.
      const mayBeCanceled = isCurrent() && navigator.onLine && error instanceof TypeError;
      const isCanceled = mayBeCanceled && (await window.onefolio?.isLeaving());
      if (isCurrent() && !isCanceled) dispatchEvent(new Event(unreachable));
      return new Promise<never>(() => {});
    },
  );
  cachedPages.set(path, loading);
  return loading;
}

/** Prefetches the page of a link. Ignores errors, because a click tries again. */
export function prefetch(link: HTMLAnchorElement): void {
  const path = pathOf(link);
  if (path !== null) pageDataAt(path);
}

/** Removes all pages except these, because the site has changed. */
export function replacePages(pages: Iterable<[path: string, page: PageData]>): void {
  source?.client.clear();
  cachedPages.clear();
  for (const [path, page] of pages) cachedPages.set(path, page);
}

let source: typeof import('./query.ts') | undefined;

/* The code that fetches, retries and evicts is only needed for navigation, so it is loaded with the first page. */
async function fetchPage(path: string): Promise<PageData> {
  const loaded = await import('./query.ts');
  // The current page never expires.
  if (!source) loaded.onEvicted((old) => old !== currentPath() && cachedPages.delete(old));
  source = loaded;
  const page = await source.query(path);
  await loadViews(page);
  return page;
}
