import { prefetch } from './page-data-cache.ts';
import { pathOf } from './paths.ts';

/** So many pages are fetched because their links are seen; a list of hundreds would be fetched for nothing. */
const most = 20;

/**
 * Fetches the pages that links lead to as they come into view, links that are rendered later included. Not where the
 * connection is slow, or where visitors save data: there a page is fetched when its link is pointed at.
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
      // A link is seen again whenever the page changes, and what was fetched may have turned out to be of no use.
      if (path === null || seen.has(path) || seen.size === most) continue;
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
