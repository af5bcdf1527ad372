import { QueryClient } from '@tanstack/query-core';
import type { PageData } from '../../schema/resolved.ts';
import { sliceUrl } from './paths.ts';

/** How pages are fetched: kept for five minutes when nobody uses them, and tried three times more, ever more patiently. */
export const client = new QueryClient({
  defaultOptions: {
    queries: {
      gcTime: 5 * 60 * 1000,
      staleTime: Number.POSITIVE_INFINITY,
      retry: 3,
      retryDelay: (attempt) => Math.min(1000 * 2 ** attempt, 30_000),
    },
  },
});

/**
 * The page at the address of a slice. An address that answers 404 is the page that says so;
 * anything else that is not a page is an error.
 */
export function query(url: string): Promise<PageData> {
  return client.fetchQuery({ queryKey: [url], queryFn: () => read(url) });
}

async function read(url: string): Promise<PageData> {
  const response = await fetch(url);
  if (response.status === 404) {
    const fallback = sliceUrl('/404');
    if (url !== fallback) return read(fallback);
  }
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return response.json();
}
