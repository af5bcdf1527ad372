import type { Site } from '../../../schema/site.ts';
import type { TextHost } from '../block-host.ts';
import type { BlockRegistry } from '../block-registry.ts';
import type { Location } from '../diagnostics/diagnostic.ts';
import { sourcePointer } from '../resolve/source-pointer.ts';
import { eachLongText } from './each-long-text.ts';
import { longTextOf, placeIn } from './long-text-of.ts';

/**
 * Maps a value of a page to its source: see `sourcePointer`. Parts of a long text map to the start of their paragraph,
 * list or table in the Markdown.
 */
export function sourceOfValue(
  registry: BlockRegistry,
  written: Site,
  { path, of, steps }: { path: string; of: 'page' | 'shell'; steps: readonly (string | number)[] },
  host: TextHost,
): Location {
  const pointer = sourcePointer(registry, written, path, of, steps);
  const part = steps[steps.indexOf('content') + 1];
  for (const { block, at } of typeof part === 'number' ? eachLongText(written) : []) {
    if (!pointer.startsWith(`${at}/`) || !/^\/(?:body|file)(?:\/|$)/.test(pointer.slice(at.length))) continue;
    const start = longTextOf(block, host)?.starts[Number(part)];
    if (start !== undefined) return placeIn(block, at, { start, length: 1 });
  }
  return { pointer, part: 'value' };
}
