import type { Site } from '../../../schema/site.ts';
import type { BlockRegistry } from '../block-registry.ts';
import { type Problem, valueAt } from '../diagnostics/diagnostic.ts';
import { maxCvEntries, recordPages } from '../outputs/cv/record-pages.ts';
import { hasCv } from '../resolve/paths/cv-path.ts';

/** Reports the first page that the CV omits, because it has the maximum number of entries. */
export function checkCv(registry: BlockRegistry, site: Site): Problem[] {
  if (!hasCv(site)) return [];
  const { firstOmitted } = recordPages(registry, site);
  if (firstOmitted === undefined) return [];
  return [
    { code: 'OF252', at: valueAt(`/pages/${firstOmitted}/path`), details: { most: maxCvEntries.toLocaleString('en') } },
  ];
}
