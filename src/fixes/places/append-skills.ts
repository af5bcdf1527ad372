import { describePath } from '../../core/diagnostics/wording.ts';
import type { JsonPath } from '../../core/source/changes/change.ts';
import { pointerOf } from '../../core/source/pointer.ts';
import { formatExample } from '../../core/validation/example.ts';
import { isRecord } from '../../shared/is-record.ts';
import type { Offer } from './offer.ts';

/**
 * What becomes of a list of skills beside a block of skills: a group of those that the block has not yet. Undefined where
 * there is no such block, and where they stand in groups of their own.
 */
export function appendSkills(
  title: string,
  skills: readonly unknown[],
  from: JsonPath,
  pages: unknown[],
): Offer | undefined {
  const known = skillGroupIn(pages);
  if (!known || !skills.every(isSkill)) return undefined;
  const there = new Set(known.groups.flatMap(({ skills: list }) => namesIn(list)));
  const added = skills.filter(({ name }) => !there.has(name.toLowerCase()));
  const place = describePath({ pages }, pointerOf(known.way));
  const remove = { kind: 'remove', at: from } as const;
  if (added.length === 0) return { text: `remove it: these skills are already in ${place}`, changes: [remove] };
  const value = { title, skills: added };
  return {
    text: `move the skills to "groups" in ${place}: ${formatExample(value)}`,
    changes: [remove, { kind: 'append', at: [...known.way, 'groups'], value }],
  };
}

function skillGroupIn(pages: unknown[]): { way: JsonPath; groups: Record<string, unknown>[] } | undefined {
  for (const [page, { blocks }] of groupsIn(pages).entries())
    for (const [index, { type, groups }] of groupsIn(blocks).entries())
      if (type === 'skill-group' && Array.isArray(groups))
        return { way: ['pages', page, 'blocks', index], groups: groupsIn(groups) };
  return undefined;
}

/* What is no list has no groups, and what is no group says nothing. */
const groupsIn = (list: unknown): Record<string, unknown>[] => Object.values(Object(list)).map((each) => Object(each));

const isSkill = (entry: unknown): entry is { name: string } => isRecord(entry) && typeof entry.name === 'string';

const namesIn = (list: unknown): string[] => groupsIn(list).map(({ name }) => String(name).toLowerCase());
