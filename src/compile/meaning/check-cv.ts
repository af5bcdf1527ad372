import type { Site } from '../../../schema/site.ts';
import { mostOfCv, recordPages } from '../cv/record-pages.ts';
import { type Problem, valueAt } from '../diagnostic/diagnostic.ts';
import { hasCv } from '../site/paths/cv-path.ts';

/** Whether the CV of a site has room for all of its record. */
export function checkCv(site: Site): Problem[] {
  if (!hasCv(site)) return [];
  const { leftOut } = recordPages(site);
  if (leftOut === undefined) return [];
  return [{ code: 'OF252', at: valueAt(`/pages/${leftOut}/path`), words: { most: mostOfCv.toLocaleString('en') } }];
}
