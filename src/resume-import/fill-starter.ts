import type { Site } from '../../schema/site.ts';
import type { BlockRegistry } from '../core/block-registry.ts';
import type { Change } from '../core/diagnostics/change.ts';
import { applyEdits } from '../core/source/changes/edits.ts';
import { editsOf } from '../core/source/changes/edits-of.ts';
import type { UnknownRecord } from './place.ts';
import type { FoundResume } from './read-resume.ts';
import { siteOfResume } from './site-of-resume.ts';

/** Returns the starter whose pages, links and notes a site still has; undefined if the site has content of its own. */
export const starterOf = (site: Site, starters: readonly Site[]): Site | undefined =>
  starters.find((starter) =>
    (['pages', 'navigation', 'notes'] as const).every((name) => isEqual(site[name], starter[name])),
  );

/** Returns the data of the owner that a site still lacks, or has a placeholder for. */
export const newOwnerData = (site: Site, starter: Site, found: FoundResume['owner']): FoundResume['owner'] =>
  Object.fromEntries(
    Object.entries(found).filter(([name]) => {
      const field = name as keyof FoundResume['owner'];
      return site.owner[field] === undefined || isEqual(site.owner[field], starter.owner[field]);
    }),
  );

/**
 * Replaces the placeholders in the text of an untouched starter by the content of a résumé, whose owner has only the
 * data that the site lacks. Removes the owner's data that only the starter invented. Other settings stay.
 */
export function fillStarter(registry: BlockRegistry, text: string, starter: Site, found: FoundResume): string {
  const site: Site = JSON.parse(text);
  const own = Object.entries(site.owner).filter(([name, value]) => !isInvented(name, value, starter, found));
  const owner = { ...Object.fromEntries(own), ...found.owner } as Site['owner'];
  const { owner: filled, pages, navigation, notes } = siteOfResume(registry, { ...found, owner });
  const set = (value: unknown, ...at: string[]): Change[] => (value === undefined ? [] : [{ kind: 'set', at, value }]);
  const changes = [
    ...Object.keys(site.owner).flatMap((name): Change[] =>
      name in filled ? [] : [{ kind: 'remove', at: ['owner', name] }],
    ),
    ...Object.entries(filled).flatMap(([name, value]) =>
      isEqual(value, (site.owner as UnknownRecord)[name]) ? [] : set(value, 'owner', name),
    ),
    ...set(pages, 'pages'),
    ...set(navigation, 'navigation'),
    ...set(notes, 'notes'),
  ];
  return applyEdits(text, editsOf(text, changes));
}

/* Every site needs a name. */
const isInvented = (name: string, value: unknown, starter: Site, { owner }: FoundResume): boolean =>
  name !== 'name' && !(name in owner) && isEqual(value, (starter.owner as UnknownRecord)[name]);

const isEqual = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
