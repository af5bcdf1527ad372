import type { Pointer } from '../../core/diagnostics/diagnostic.ts';
import { stepsOf } from '../../core/source/pointer.ts';
import { isRecord } from '../../shared/is-record.ts';

/**
 * The address that a bare word means at a pointer of a site: of the page with that path, "privacy" for "/privacy-policy", or
 * of the block with that id, "#contact" on its own page and "/#contact" elsewhere. Undefined where there is neither.
 */
export function pathNamed(word: string, site: unknown, pointer: Pointer): string | undefined {
  const [, name = ''] = /^[./#]*([\p{L}\d_-]{1,100})(?:\.(?:html?|md))?\/?$/u.exec(word.trim().toLowerCase()) ?? [];
  if (name === '' || !isRecord(site)) return undefined;
  if (name === 'home' || name === 'index') return '/';
  const { paths, places } = placesOf(site);
  if (paths.has(`/${name}`)) return `/${name}`;
  const [top, index] = stepsOf(pointer);
  const own = top === 'pages' ? listIn(site, 'pages')[Number(index)] : undefined;
  if (own && idsOn(own).includes(name)) return `#${name}`;
  const place = places.get(name);
  if (place !== undefined) return `${place}#${name}`;
  // Of very many pages nobody means one by its beginning.
  const known = paths.size > mostCompared ? [] : [...paths];
  const longer = known.filter((path) => path.endsWith(`/${name}`) || path.startsWith(`/${name}-`));
  return longer.length === 1 ? longer[0] : undefined;
}

const mostCompared = 1000;

interface Places {
  paths: ReadonlySet<string>;
  /** The path of the page that has an id, the home page first. */
  places: ReadonlyMap<string, string>;
}

const known = new WeakMap<object, Places>();

/* Gathered once, and only for a site with a mistake. */
function placesOf(site: Record<string, unknown>): Places {
  const found = known.get(site) ?? gather(site);
  known.set(site, found);
  return found;
}

function gather(site: Record<string, unknown>): Places {
  const places = new Map<string, string>();
  const paths = new Set<string>();
  for (const page of listIn(site, 'pages')) {
    const { path, hidden } = page;
    if (typeof path !== 'string' || hidden === true) continue;
    paths.add(path);
    for (const id of idsOn(page)) if (path === '/' || !places.has(id)) places.set(id, path);
  }
  return { paths, places };
}

const idsOn = (page: Record<string, unknown>): string[] =>
  listIn(page, 'blocks').flatMap(({ id, hidden }) => (typeof id === 'string' && hidden !== true ? [id] : []));

/* What has no shape yet may be anything. */
function listIn(value: Record<string, unknown>, name: string): Record<string, unknown>[] {
  const list = value[name];
  return Array.isArray(list) ? list.map((entry) => (isRecord(entry) ? entry : {})) : [];
}
