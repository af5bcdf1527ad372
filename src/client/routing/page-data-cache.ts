import type { PageData } from '../../../schema/resolved.ts';
import { loadViews } from '../load-views.ts';
import { herePath, pathOf } from './paths.ts';

/** Pages that are here, or on their way, by path. What is here is shown at once. */
const slices = new Map<string, PageData | Promise<PageData>>();

/** Puts the page of the document in its place, so that nothing is fetched for it. */
export function seedSlice(path: string, page: PageData): void {
  slices.set(path, page);
}

/** What is dispatched when the page at the address could not be fetched. */
export const unreachable = 'onefolio:unreachable';

/**
 * The page at a path: at once if it is here, else a promise that is always the same while it is on its way. What shows
 * the page is here when the page is. A page that cannot be fetched never comes, so that the one before it stays; the
 * next time that it is wanted, it is fetched anew.
 */
export function sliceOf(path: string): PageData | Promise<PageData> {
  const known = slices.get(path);
  if (known) return known;
  const coming = fetchSlice(path).then(
    (page) => {
      // Unless all pages were forgotten while it was on its way.
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

/** Fetches the page that a link leads to before it is clicked. A failure says nothing: a click will try again. */
export function prefetch(link: HTMLAnchorElement): void {
  const path = pathOf(link);
  if (path !== null) sliceOf(path);
}

/** Forgets every page but these, because the site has changed. */
export function replaceSlices(pages: Iterable<[path: string, page: PageData]>): void {
  source?.client.clear();
  slices.clear();
  for (const [path, page] of pages) slices.set(path, page);
}

let source: typeof import('./query.ts') | undefined;

/* What fetches, retries and forgets is not needed before a visitor moves on, so it comes with the first page. */
async function fetchSlice(path: string): Promise<PageData> {
  const loaded = await import('./query.ts');
  // The page that is being read stays, however long that takes.
  if (!source) loaded.onForgotten((old) => old !== herePath() && slices.delete(old));
  source = loaded;
  const page = await source.query(path);
  await loadViews(page);
  return page;
}
