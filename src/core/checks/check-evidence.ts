import type { Site } from '../../../schema/site.ts';
import type { BlockRegistry } from '../block-registry.ts';
import { type Problem, valueAt } from '../diagnostics/diagnostic.ts';
import { limit } from '../diagnostics/report.ts';
import { didYouMean, nearest } from '../diagnostics/suggest.ts';
import { joinList } from '../diagnostics/wording.ts';
import { evidenceIn } from '../resolve/evidence.ts';
import { forAudience } from '../resolve/visibility.ts';

/** Finds skills that name an entry or a card which is not there. */
export function checkEvidence(registry: BlockRegistry, site: Site): Problem[] {
  const named = site.pages.flatMap((page, pageIndex) => (page.hidden ? [] : evidenceOn(page, `/pages/${pageIndex}`)));
  if (named.length === 0) return [];
  const known = new Set([
    ...evidenceIn(registry, forAudience(registry, 'web', site)).keys(),
    ...evidenceIn(registry, forAudience(registry, 'cv', site)).keys(),
  ]);
  const wrong = named.filter(({ id }) => !known.has(id)).slice(0, limit);
  return wrong.map(({ id, pointer }, index): Problem => {
    const meant = index * known.size < maxCompared ? nearest(id, known) : undefined;
    const at = valueAt(pointer);
    const words = { found: id, known: joinList([...known]) || 'none yet' };
    return { code: 'OF229', at, words, ...(meant !== undefined && { fix: didYouMean(at, id, meant) }) };
  });
}

/* How many ids are compared with what was written, in search of the one that was meant. */
const maxCompared = 1_000_000;

function evidenceOn({ blocks }: Site['pages'][number], at: string): { id: string; pointer: string }[] {
  const found: { id: string; pointer: string }[] = [];
  for (const [index, block] of blocks.entries()) {
    if (block.type !== 'skill-group' || block.hidden) continue;
    for (const [group, { skills, hidden }] of block.groups.entries())
      for (const [skill, { evidence }] of hidden ? [] : skills.entries())
        for (const [place, id] of evidence?.entries() ?? [])
          found.push({ id, pointer: `${at}/blocks/${index}/groups/${group}/skills/${skill}/evidence/${place}` });
  }
  return found;
}
