import type { BlockRegistry } from '../../core/block-registry.ts';
import { pointerOf } from '../../core/diagnostics/pointer.ts';
import { describePath } from '../../core/diagnostics/wording.ts';
import type { JsonPath } from '../../core/source/changes/change.ts';
import { formatExample } from '../../core/validation/example.ts';
import { isRecord } from '../../shared/is-record.ts';
import type { FixProposal } from './fix-proposal.ts';

/**
 * Moves skills to an existing skill block, as a new group of those that the block doesn't have. Undefined if there is
 * no such block, or if the skills are already in groups.
 */
export function appendSkills(
  registry: BlockRegistry,
  title: string,
  skills: readonly unknown[],
  from: JsonPath,
  pages: unknown[],
): FixProposal | undefined {
  const known = skillGroupIn(pages);
  if (!known || !skills.every(isSkill)) return undefined;
  const existing = new Set(known.groups.flatMap(({ skills: list }) => namesIn(list)));
  const added = skills.filter(({ name }) => !existing.has(name.toLowerCase()));
  const place = describePath(registry, { pages }, pointerOf(known.steps));
  const remove = { kind: 'remove', at: from } as const;
  if (added.length === 0) return { text: `remove it: these skills are already in ${place}`, changes: [remove] };
  const value = { title, skills: added };
  return {
    text: `move the skills to "groups" in ${place}: ${formatExample(value)}`,
    changes: [remove, { kind: 'append', at: [...known.steps, 'groups'], value }],
  };
}

function skillGroupIn(pages: unknown[]): { steps: JsonPath; groups: Record<string, unknown>[] } | undefined {
  for (const [page, { blocks }] of groupsIn(pages).entries())
    for (const [index, { type, groups }] of groupsIn(blocks).entries())
      if (type === 'skill-group' && Array.isArray(groups))
        return { steps: ['pages', page, 'blocks', index], groups: groupsIn(groups) };
  return undefined;
}

/* Accepts anything: the site may be invalid. */
const groupsIn = (list: unknown): Record<string, unknown>[] => Object.values(Object(list)).map((each) => Object(each));

const isSkill = (entry: unknown): entry is { name: string } => isRecord(entry) && typeof entry.name === 'string';

const namesIn = (list: unknown): string[] => groupsIn(list).map(({ name }) => String(name).toLowerCase());
