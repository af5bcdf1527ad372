import { QueryClient } from '@tanstack/query-core';
import type { PageData } from '../../../schema/resolved.ts';
import { pageDataUrl } from './paths.ts';

/** Thrown if the site has been published again, so that this document can't show its data. */
class OtherBuild extends Error {}

/**
 * Fetches pages: caches them for five minutes, and retries three times with increasing delays. Without a connection it
 * fails at once, so that the visitor is notified.
 */
export const client = new QueryClient({
  defaultOptions: {
    queries: {
      gcTime: 5 * 60 * 1000,
      staleTime: Number.POSITIVE_INFINITY,
      networkMode: 'always',
      retry: (failures, error) => failures < 3 && navigator.onLine && !(error instanceof OtherBuild),
      retryDelay: (attempt) => Math.min(1000 * 2 ** attempt, 30_000),
    },
  },
});

/** Calls `listener` with the path of each page that leaves the cache. */
export function onEvicted(listener: (path: string) => void): void {
  client.getQueryCache().subscribe(({ type, query }) => {
    if (type === 'removed') listener(String(query.queryKey[0]));
  });
}

/**
 * Fetches the page at a path. A 404 response returns the 404 page; any other failed response throws. The data of
 * another build throws too: only a document of that build can show it.
 */
export const query = (path: string): Promise<PageData> =>
  client.fetchQuery({ queryKey: [path], queryFn: () => read(path) });

async function read(path: string): Promise<PageData> {
  const response = await fetch(pageDataUrl(path));
  if (response.status === 404 && path !== '/404') return read('/404');
  if (!response.ok) throw new Error(`the page ${path} answered ${response.status}`);
  const page: PageData & { build?: string } = await response.json();
  const { build } = document.documentElement.dataset;
  if (page.build !== build) throw new OtherBuild(`the page ${path} is of the build ${page.build}, not of ${build}`);
  return page;
}
