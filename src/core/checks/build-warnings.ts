import type { BlockRegistry } from '../block-registry.ts';
import { type Diagnostic, type Problem, valueAt } from '../diagnostics/diagnostic.ts';
import type { Checked } from '../pipeline.ts';
import { isTurnedOn } from '../resolve/paths/output-paths.ts';
import { visibleBlocks } from '../resolve/visible-blocks.ts';
import { toDiagnostics } from '../source/to-diagnostics.ts';

/** Returns the warnings that only matter when a valid site is built, such as a missing site URL. */
export function buildWarnings(
  registry: BlockRegistry,
  { written, locator }: Pick<Checked, 'written' | 'locator'>,
): Diagnostic[] {
  if (!written) return [];
  // The first character of a valid file is its bracket. Locating it by pointer would read a large file again.
  const at = { offset: locator.text.search(/\S/), length: 1, pointer: '' };
  const problems: Problem[] = written.url === undefined ? [{ code: 'OF220', at }] : [];
  if (written.url === undefined && isTurnedOn('feed', written))
    problems.push({ code: 'OF246', at: valueAt('/outputs/feed') });
  for (const { block, at } of visibleBlocks(written))
    problems.push(...(registry.definitionOf(block).buildWarnings?.(block, at) ?? []));
  return toDiagnostics(registry, problems, written, locator);
}
