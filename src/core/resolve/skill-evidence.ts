import type { RichSite } from '../../../schema/site.ts';
import type { Evidence } from '../../blocks/define-block.ts';
import { withLanguageOnly } from '../../shared/rich-text.ts';
import type { BlockRegistry } from '../block-registry.ts';

/** Collects the entries and cards that skills can refer to, by id. Of several with the same id, the first counts. */
export function evidenceIn(registry: BlockRegistry, { pages }: Pick<RichSite, 'pages'>): Map<string, Evidence> {
  const found = new Map<string, Evidence>();
  for (const { path, blocks } of pages)
    for (const block of blocks)
      for (const { id, name } of registry.definitionOf(block).entries?.(block) ?? [])
        if (name !== undefined && !found.has(id)) found.set(id, { label: withLanguageOnly(name), page: path });
  return found;
}
