import { QueryClient } from '@tanstack/query-core';
import type { PageData } from '../../../schema/resolved.ts';
import { sliceUrl } from './paths.ts';

/** The site has been published anew, and this page is too old for its data. */
class OtherBuild extends Error {}

/**
 * How pages are fetched: cached for five minutes, and retried three times with growing pauses.
 * Without a connection nothing would come of asking more, or of waiting for one: the visitor is told at once.
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

/** Calls `forget` with the path of each page that leaves the cache. */
export function onForgotten(forget: (path: string) => void): void {
  client.getQueryCache().subscribe(({ type, query }) => {
    if (type === 'removed') forget(String(query.queryKey[0]));
  });
}

/**
 * The page at a path. A path that answers 404 has the page that says so; anything else that is no page is an error.
 * A page of another build is one too: what it needs, only a document of that build can show.
 */
export const query = (path: string): Promise<PageData> =>
  client.fetchQuery({ queryKey: [path], queryFn: () => read(path) });

async function read(path: string): Promise<PageData> {
  const response = await fetch(sliceUrl(path));
  if (response.status === 404 && path !== '/404') return read('/404');
  if (!response.ok) throw new Error(`the page ${path} answered ${response.status}`);
  const page: PageData & { build?: string } = await response.json();
  const { build } = document.documentElement.dataset;
  if (page.build !== build) throw new OtherBuild(`the page ${path} is of the build ${page.build}, not of ${build}`);
  return page;
}
