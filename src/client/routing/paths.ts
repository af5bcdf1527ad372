import { namesFile, pathToFile } from '../../shared/path-to-file.ts';
import { siteBase } from '../../shared/site-base.ts';

/** Returns the URL of a page's data. */
export const pageDataUrl = (path: string): string => `${siteBase()}/_pages/${pathToFile(path)}.json`;

/** Returns the path of the current page. */
export const currentPath = (): string => withoutBase(location.pathname);

/** Returns the path of a link's page; null for files, other sites, other languages, and anchors on this page. */
export function pathOf({ origin, pathname, hash, target, hreflang }: HTMLAnchorElement): string | null {
  if (origin !== location.origin || target === '_blank' || hreflang) return null;
  const base = siteBase();
  if (pathname !== base && !pathname.startsWith(`${base}/`)) return null;
  if (hash !== '' && pathname === location.pathname) return null;
  return namesFile(pathname) ? null : withoutBase(pathname);
}

/** Removes the base path from a path: "/me/about/" in "/me" is "/about"; the home page is "/". */
export const withoutBase = (pathname: string) => decoded(pathname.slice(siteBase().length).replace(/\/+$/, '')) || '/';

/* Decodes a path in the same way as the router. */
function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
