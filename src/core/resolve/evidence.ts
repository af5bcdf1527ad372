import type { RichSite } from '../../../schema/site.ts';
import type { Evidence } from '../../blocks/define-block.ts';
import { withLanguageOnly } from '../../shared/rich-text.ts';
import type { BlockRegistry } from '../block-registry.ts';

/** What skills of a site can name, by its id: entries and cards that have one. The first of two with one id counts. */
export function evidenceIn(registry: BlockRegistry, { pages }: Pick<RichSite, 'pages'>): Map<string, Evidence> {
  const found = new Map<string, Evidence>();
  for (const { path, blocks } of pages)
    for (const block of blocks)
      for (const { id, name } of registry.definitionOf(block).entries?.(block) ?? [])
        if (name !== undefined && !found.has(id)) found.set(id, { label: withLanguageOnly(name), page: path });
  return found;
}
