import type { Site } from '../../../schema/site.ts';
import type { BlockRegistry } from '../block-registry.ts';
import { type Problem, valueAt } from '../diagnostics/diagnostic.ts';
import { mostOfCv, recordPages } from '../outputs/cv/record-pages.ts';
import { hasCv } from '../resolve/paths/cv-path.ts';

/** Whether the CV of a site has room for all of its record. */
export function checkCv(registry: BlockRegistry, site: Site): Problem[] {
  if (!hasCv(site)) return [];
  const { leftOut } = recordPages(registry, site);
  if (leftOut === undefined) return [];
  return [{ code: 'OF252', at: valueAt(`/pages/${leftOut}/path`), words: { most: mostOfCv.toLocaleString('en') } }];
}
