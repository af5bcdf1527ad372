import type { Pointer } from '../../core/diagnostics/diagnostic.ts';
import { stepsOf } from '../../core/diagnostics/pointer.ts';
import { isRecord } from '../../shared/is-record.ts';

/**
 * Resolves a name to a page or a block: "privacy" to "/privacy-policy"; "contact" to "#contact" on the page of that
 * block, and to "/#contact" elsewhere. Undefined if nothing matches.
 */
export function pathOfName(word: string, site: unknown, pointer: Pointer): string | undefined {
  const [, name = ''] = /^[./#]*([\p{L}\d_-]{1,100})(?:\.(?:html?|md))?\/?$/u.exec(word.trim().toLowerCase()) ?? [];
  if (name === '' || !isRecord(site)) return undefined;
  if (name === 'home' || name === 'index') return '/';
  const { paths, pagesById } = namesIn(site);
  if (paths.has(`/${name}`)) return `/${name}`;
  const [top, index = ''] = stepsOf(pointer);
  const ownPage = top === 'pages' ? listIn(site, 'pages')[Number(index)] : undefined;
  if (ownPage && idsOn(ownPage).includes(name)) return `#${name}`;
  const place = pagesById.get(name);
  if (place !== undefined) return `${place}#${name}`;
  // A prefix is ambiguous in a site with many pages.
  const searched = paths.size > maxPages ? [] : [...paths];
  const longerPaths = searched.filter((path) => path.endsWith(`/${name}`) || path.startsWith(`/${name}-`));
  return longerPaths.length === 1 ? longerPaths[0] : undefined;
}

const maxPages = 1000;

interface SiteNames {
  paths: ReadonlySet<string>;
  /** Paths of pages by the IDs of their blocks; the home page takes precedence. */
  pagesById: ReadonlyMap<string, string>;
}

const namesBySite = new WeakMap<object, SiteNames>();

/* Cached per site. */
function namesIn(site: Record<string, unknown>): SiteNames {
  const found = namesBySite.get(site) ?? collectNames(site);
  namesBySite.set(site, found);
  return found;
}

function collectNames(site: Record<string, unknown>): SiteNames {
  const pagesById = new Map<string, string>();
  const paths = new Set<string>();
  for (const page of listIn(site, 'pages')) {
    const { path, hidden } = page;
    if (typeof path !== 'string' || hidden === true) continue;
    paths.add(path);
    for (const id of idsOn(page)) if (path === '/' || !pagesById.has(id)) pagesById.set(id, path);
  }
  return { paths, pagesById };
}

const idsOn = (page: Record<string, unknown>): string[] =>
  listIn(page, 'blocks').flatMap(({ id, hidden }) => (typeof id === 'string' && hidden !== true ? [id] : []));

/* The site isn't valid yet. */
function listIn(value: Record<string, unknown>, name: string): Record<string, unknown>[] {
  const list = value[name];
  return Array.isArray(list) ? list.map((entry) => (isRecord(entry) ? entry : {})) : [];
}
