import { isRecord } from '../../shared/is-record.ts';
import type { Pointer } from '../diagnostic/diagnostic.ts';
import { stepsOf } from '../json/pointer.ts';

/**
 * The address that a bare word means at a pointer of a site: of the page with that path, "privacy" for "/privacy-policy", or
 * of the block with that id, "#contact" on its own page and "/#contact" elsewhere. Undefined where there is neither.
 */
export function placeCalled(word: string, site: unknown, pointer: Pointer): string | undefined {
  const [, name = ''] = /^[./#]*([\p{L}\d_-]+)(?:\.(?:html?|md))?\/?$/u.exec(word.trim().toLowerCase()) ?? [];
  if (name === '') return undefined;
  if (name === 'home' || name === 'index') return '/';
  const pages = listIn(site, 'pages').filter((page) => page.hidden !== true);
  const paths = pages.flatMap(({ path }) => (typeof path === 'string' ? [path] : []));
  if (paths.includes(`/${name}`)) return `/${name}`;
  const [top, index] = stepsOf(pointer);
  const own = top === 'pages' ? listIn(site, 'pages')[Number(index)] : undefined;
  if (own && hasBlock(own, name)) return `#${name}`;
  const page =
    pages.find((each) => each.path === '/' && hasBlock(each, name)) ?? pages.find((each) => hasBlock(each, name));
  if (page) return `${page.path}#${name}`;
  const longer = paths.filter((path) => path.endsWith(`/${name}`) || path.startsWith(`/${name}-`));
  return longer.length === 1 ? longer[0] : undefined;
}

const hasBlock = (page: Record<string, unknown>, id: string): boolean =>
  listIn(page, 'blocks').some((block) => block.id === id && block.hidden !== true);

/* What has no shape yet may be anything. */
function listIn(value: unknown, name: string): Record<string, unknown>[] {
  const list = isRecord(value) ? value[name] : undefined;
  return Array.isArray(list) ? list.map((entry) => (isRecord(entry) ? entry : {})) : [];
}
