import { QueryClient } from '@tanstack/query-core';
import type { PageData } from '../../schema/resolved.ts';
import { sliceUrl } from './paths.ts';

/**
 * How pages are fetched: kept for five minutes, and asked for three times more when they do not come, ever more patiently.
 * Without a connection nothing would come of asking more, or of waiting for one: the visitor is told at once.
 */
export const client = new QueryClient({
  defaultOptions: {
    queries: {
      gcTime: 5 * 60 * 1000,
      staleTime: Number.POSITIVE_INFINITY,
      networkMode: 'always',
      retry: (failures) => failures < 3 && navigator.onLine,
      retryDelay: (attempt) => Math.min(1000 * 2 ** attempt, 30_000),
    },
  },
});

/** Calls back with the path of every page that has been kept long enough. */
export function onForgotten(forget: (path: string) => void): void {
  client.getQueryCache().subscribe(({ type, query }) => {
    if (type === 'removed') forget(String(query.queryKey[0]));
  });
}

/** The page at a path. A path that answers 404 has the page that says so; anything else that is no page is an error. */
export const query = (path: string): Promise<PageData> =>
  client.fetchQuery({ queryKey: [path], queryFn: () => read(path) });

async function read(path: string): Promise<PageData> {
  const response = await fetch(sliceUrl(path));
  if (response.status === 404 && path !== '/404') return read('/404');
  if (!response.ok) throw new Error(`the page ${path} answered ${response.status}`);
  return response.json();
}
