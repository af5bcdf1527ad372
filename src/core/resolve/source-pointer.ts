import { isRecord } from '../../shared/is-record.ts';
import type { BlockRegistry } from '../block-registry.ts';
import type { Pointer } from '../diagnostics/diagnostic.ts';
import { pointerOf } from '../source/pointer.ts';
import { isOnWeb } from './visibility.ts';

/**
 * Where the owner wrote a value of a page. `written` is the whole file; `path` that of the page; `steps` lead into the
 * page, or into what is around it, as views get them: without what is hidden, and with what resolve has put in.
 */
export function writtenPointer(
  registry: BlockRegistry,
  written: unknown,
  path: string,
  of: 'page' | 'shell',
  steps: readonly (string | number)[],
): Pointer {
  const [first, ...rest] = steps;
  // The CV is made of all pages: what it begins with is the owner.
  if (first === 'cv') return '/owner';
  if (first === 'notFound') return pointerOf(follow(registry, written, steps));
  if (of === 'shell') return pointerOf(first === 'name' ? ['owner', 'name'] : follow(registry, written, steps));
  const pages = partOf(written, 'pages');
  const index = Array.isArray(pages)
    ? pages.findIndex((page) => partOf(page, 'path') === path && !isHidden(registry, page))
    : -1;
  // What stands at the further parts of a list comes from its page.
  const list = index < 0 ? pageWithList(pages, path.replace(/\/\d+$/, '') || '/') : -1;
  if (list >= 0) return pointerOf(['pages', list]);
  if (index < 0) return '/notFound';
  const own = first === 'head' ? rest : steps;
  return pointerOf(['pages', index, ...follow(registry, partOf(pages, index), own)]);
}

function pageWithList(pages: unknown, path: string): number {
  const isList = (block: unknown) => partOf(block, 'type') === 'page-list';
  const has = (page: unknown) => {
    const blocks = partOf(page, 'blocks');
    return partOf(page, 'path') === path && Array.isArray(blocks) && blocks.some(isList);
  };
  return Array.isArray(pages) ? pages.findIndex(has) : -1;
}

/* Steps past what is hidden, as far as there is something; names that resolve has given lead to what they come from. */
function follow(registry: BlockRegistry, value: unknown, steps: readonly (string | number)[]): (string | number)[] {
  const found: (string | number)[] = [];
  let here = value;
  for (const step of steps) {
    const next = typeof step === 'number' ? placeOf(registry, here, step) : nameOf(registry, here, step);
    if (next === undefined) break;
    found.push(next);
    here = partOf(here, next);
  }
  return found;
}

function placeOf(registry: BlockRegistry, list: unknown, index: number): number | undefined {
  if (!Array.isArray(list)) return undefined;
  const visible = [...list.keys()].filter((place) => !isHidden(registry, list[place]));
  return visible[index];
}

function nameOf(registry: BlockRegistry, here: unknown, name: string): string | undefined {
  return [name, ...[registry.madeFrom[name] ?? []].flat()].find((each) => partOf(here, each) !== undefined);
}

function partOf(value: unknown, step: string | number): unknown {
  return isRecord(value) && Object.hasOwn(value, step) ? value[step] : undefined;
}

const isHidden = (registry: BlockRegistry, value: unknown) => isRecord(value) && !isOnWeb(registry, value);
