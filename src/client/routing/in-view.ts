import { prefetch } from './page-data-cache.ts';
import { pathOf } from './paths.ts';

/** The maximum number of pages to prefetch this way; a long list would cause useless requests. */
const maxPages = 20;

/**
 * Prefetches pages when their links come into view, including links that are added later. On slow connections and with
 * reduced data usage, a page is prefetched only on hover.
 */
export function prefetchInView(): void {
  const { connection } = navigator;
  if (connection?.saveData || /[23]g/.test(connection?.effectiveType ?? '')) return;
  const seen = new Set<string>();
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting || !(target instanceof HTMLAnchorElement)) continue;
      observer.unobserve(target);
      const path = pathOf(target);
      // A link is observed again whenever the page changes, and its page may have been dropped from the cache.
      if (path === null || seen.has(path) || seen.size === maxPages) continue;
      seen.add(path);
      prefetch(target);
    }
  });
  const observe = () => {
    for (const link of document.links) observer.observe(link);
  };
  observe();
  new MutationObserver(observe).observe(document.body, { childList: true, subtree: true });
}
