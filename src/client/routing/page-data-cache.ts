import type { PageData } from '../../../schema/resolved.ts';
import { loadViews } from '../load-views.ts';
import { herePath, pathOf } from './paths.ts';

/** The data of pages, or promises for it, by path. Loaded pages are shown immediately. */
const slices = new Map<string, PageData | Promise<PageData>>();

/** Adds the page of the document, so that it isn't fetched. */
export function seedSlice(path: string, page: PageData): void {
  slices.set(path, page);
}

/** The event that is dispatched if the page at the address can't be fetched. */
export const unreachable = 'onefolio:unreachable';

/**
 * The data of the page at a path, or a promise for it; the same promise until it is loaded. Includes loading the views
 * of the page. The promise for a page that can't be fetched never settles, so that the previous page stays; the next
 * call tries again.
 */
export function sliceOf(path: string): PageData | Promise<PageData> {
  const known = slices.get(path);
  if (known) return known;
  const coming = fetchSlice(path).then(
    (page) => {
      // The cache may have been cleared while it was loading.
      if (slices.get(path) === coming) slices.set(path, page);
      return page;
    },
    () => {
      slices.delete(path);
      if (path === herePath()) dispatchEvent(new Event(unreachable));
      return new Promise<never>(() => {});
    },
  );
  slices.set(path, coming);
  return coming;
}

/** Prefetches the page of a link. Ignores errors, because a click tries again. */
export function prefetch(link: HTMLAnchorElement): void {
  const path = pathOf(link);
  if (path !== null) sliceOf(path);
}

/** Removes all pages except these, because the site has changed. */
export function replaceSlices(pages: Iterable<[path: string, page: PageData]>): void {
  source?.client.clear();
  slices.clear();
  for (const [path, page] of pages) slices.set(path, page);
}

let source: typeof import('./query.ts') | undefined;

/* The code that fetches, retries and evicts is only needed for navigation, so it is loaded with the first page. */
async function fetchSlice(path: string): Promise<PageData> {
  const loaded = await import('./query.ts');
  // The current page never expires.
  if (!source) loaded.onForgotten((old) => old !== herePath() && slices.delete(old));
  source = loaded;
  const page = await source.query(path);
  await loadViews(page);
  return page;
}
