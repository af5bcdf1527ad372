import type { Site } from '../../../schema/site.ts';
import type { BlockRegistry } from '../block-registry.ts';
import { maxProblems, type Problem, valueAt } from '../diagnostics/diagnostic.ts';
import { didYouMean, nearest } from '../diagnostics/did-you-mean.ts';
import { joinList } from '../diagnostics/wording.ts';
import { evidenceIn } from '../resolve/evidence.ts';
import { forAudience } from '../resolve/visibility.ts';

/** Reports skills whose evidence is the ID of a missing entry or card. */
export function checkEvidence(registry: BlockRegistry, site: Site): Problem[] {
  const evidence = site.pages.flatMap((page, pageIndex) =>
    page.hidden ? [] : evidenceOn(page, `/pages/${pageIndex}`),
  );
  if (evidence.length === 0) return [];
  const known = new Set([
    ...evidenceIn(registry, forAudience(registry, 'web', site)).keys(),
    ...evidenceIn(registry, forAudience(registry, 'cv', site)).keys(),
  ]);
  const dead = evidence.filter(({ id }) => !known.has(id)).slice(0, maxProblems);
  return dead.map(({ id, pointer }, index): Problem => {
    const similar = index * known.size < maxCompared ? nearest(id, known) : undefined;
    const at = valueAt(pointer);
    const details = { found: id, known: joinList([...known]) || 'none yet' };
    return { code: 'OF229', at, details, ...(similar !== undefined && { fix: didYouMean(at, id, similar) }) };
  });
}

/* The maximum number of IDs to compare for suggestions. */
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
