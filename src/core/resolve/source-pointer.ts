import { isRecord } from '../../shared/is-record.ts';
import type { BlockRegistry } from '../block-registry.ts';
import type { Pointer } from '../diagnostics/diagnostic.ts';
import { pointerOf, valueIn } from '../diagnostics/pointer.ts';
import { isOnWeb } from './visibility.ts';

/**
 * Finds where a value of a page is written. `written` is the parsed site file and `path` the path of the page. `steps`
 * lead into the page data or the page shell, without hidden parts and with the data that `resolve` adds.
 */
export function sourcePointer(
  registry: BlockRegistry,
  written: unknown,
  path: string,
  of: 'page' | 'shell',
  steps: readonly (string | number)[],
): Pointer {
  const [first, ...rest] = steps;
  // The CV has content of all pages; its header shows the owner.
  if (first === 'cv') return '/owner';
  if (first === 'notFound') return pointerOf(follow(registry, written, steps));
  if (of === 'shell') return pointerOf(first === 'name' ? ['owner', 'name'] : follow(registry, written, steps));
  const pages = valueIn(written, ['pages']);
  const index = Array.isArray(pages)
    ? pages.findIndex((page) => valueIn(page, ['path']) === path && !isHidden(registry, page))
    : -1;
  // The further pages of a paginated list come from the page with the list.
  const list = index < 0 ? pageWithList(pages, path.replace(/\/\d+$/, '') || '/') : -1;
  if (list >= 0) return pointerOf(['pages', list]);
  if (index < 0) return '/notFound';
  const pageSteps = first === 'head' ? rest : steps;
  return pointerOf(['pages', index, ...follow(registry, valueIn(pages, [index]), pageSteps)]);
}

function pageWithList(pages: unknown, path: string): number {
  const isList = (block: unknown) => valueIn(block, ['type']) === 'page-list';
  const hasList = (page: unknown) => {
    const blocks = valueIn(page, ['blocks']);
    return valueIn(page, ['path']) === path && Array.isArray(blocks) && blocks.some(isList);
  };
  return Array.isArray(pages) ? pages.findIndex(hasList) : -1;
}

/*
 * Maps steps to those in the file: skips hidden entries, and replaces names that `resolve` adds. Stops at the first
 * missing value.
 */
function follow(registry: BlockRegistry, value: unknown, steps: readonly (string | number)[]): (string | number)[] {
  const found: (string | number)[] = [];
  let current = value;
  for (const step of steps) {
    const next = typeof step === 'number' ? indexInFile(registry, current, step) : nameInFile(registry, current, step);
    if (next === undefined) break;
    found.push(next);
    current = valueIn(current, [next]);
  }
  return found;
}

function indexInFile(registry: BlockRegistry, list: unknown, index: number): number | undefined {
  if (!Array.isArray(list)) return undefined;
  const visible = [...list.keys()].filter((each) => !isHidden(registry, list[each]));
  return visible[index];
}

function nameInFile(registry: BlockRegistry, object: unknown, name: string): string | undefined {
  return [name, ...[registry.madeFrom[name] ?? []].flat()].find((each) => valueIn(object, [each]) !== undefined);
}

const isHidden = (registry: BlockRegistry, value: unknown) => isRecord(value) && !isOnWeb(registry, value);
