import type { BlockRegistry } from '../block-registry.ts';
import { type Diagnostic, type Problem, valueAt } from '../diagnostics/diagnostic.ts';
import type { Checked } from '../pipeline.ts';
import { isTurnedOn } from '../resolve/paths/output-paths.ts';
import { visibleBlocks } from '../resolve/visible-blocks.ts';
import { toDiagnostics } from '../source/to-diagnostics.ts';

/** Returns the warnings that only matter when a valid site is built, such as a missing site URL. */
export function buildWarnings(
  registry: BlockRegistry,
  { localized, locator }: Pick<Checked, 'localized' | 'locator'>,
): Diagnostic[] {
  if (!localized) return [];
  // The first character of a valid file is its bracket. Locating it by pointer would read a large file again.
  const at = { offset: locator.text.search(/\S/), length: 1, pointer: '' };
  const problems: Problem[] = localized.url === undefined ? [{ code: 'OF220', at }] : [];
  if (localized.url === undefined && isTurnedOn('feed', localized))
    problems.push({ code: 'OF246', at: valueAt('/outputs/feed') });
  if (localized.url === undefined && localized.analytics)
    problems.push({ code: 'OF288', at: { pointer: '/analytics', part: 'key' } });
  for (const { block, at } of visibleBlocks(localized))
    problems.push(...(registry.definitionOf(block).buildWarnings?.(block, at) ?? []));
  return toDiagnostics(registry, problems, localized, locator);
}
