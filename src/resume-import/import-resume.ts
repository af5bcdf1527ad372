import type { Site } from '../../schema/site.ts';
import type { BlockRegistry } from '../core/block-registry.ts';
import type { Change } from '../core/source/changes/change.ts';
import { applyChange } from '../core/source/changes/edits-of.ts';
import type { UnknownRecord } from './keep-unmapped.ts';
import { entriesFor, limitOf, parts } from './parts.ts';
import { planNavigation } from './plan-navigation.ts';
import { planNotes } from './plan-notes.ts';
import { type ImportOutcome, planOwner } from './plan-owner.ts';
import { planPart } from './plan-part.ts';
import type { FoundResume } from './read-resume.ts';
import { siteOfResume } from './site-of-resume.ts';

/** The result of an import. */
export interface ImportedResume {
  /** The text of the site with the imported data. */
  text: string;
  /** The outcome for each field of the owner. */
  outcomes: [field: string, outcome: ImportOutcome][];
  /** Per part ID, the number of added entries, and of those above the limit. */
  parts: Record<string, { added: number; surplus: number }>;
}

/**
 * Adds the data of a résumé that a site lacks to its text. Formatting and existing texts stay unchanged. `starter` is a
 * site with placeholder values: a site that still has its pages gets new pages. The text must be of a site without
 * errors. A second import of the same résumé changes nothing.
 */
export function importResume(registry: BlockRegistry, text: string, found: FoundResume, starter: Site): ImportedResume {
  let after = text;
  const change = (changes: Change[]) => {
    for (const each of changes) after = applyChange(after, each);
    // The site was valid, and the changes keep it valid.
    return withoutFolders(JSON.parse(after) as Site);
  };
  const { changes, outcomes } = planOwner(JSON.parse(text).owner, found.owner, starter.owner as UnknownRecord);
  let site = change(changes);
  const newSite = isUntouched(site, starter) ? siteOfResume(registry, { ...found, owner: site.owner }) : null;
  if (newSite && hasEntries(found)) {
    site = change([
      { kind: 'set', at: ['pages'], value: newSite.pages },
      ...(isEqual(site.navigation, starter.navigation)
        ? [{ kind: 'set', at: ['navigation'], value: newSite.navigation } as const]
        : []),
    ]);
    const counts = parts.map((part) => [
      part.id,
      { ...countEntries(entriesFor(part, found).length, limitOf(registry, part)) },
    ]);
    change(planNotes(site, found.kept));
    return { text: after, outcomes, parts: Object.fromEntries(counts) };
  }
  const ids: string[] = [];
  const counts = parts.map((part) => {
    const plan = planPart(registry, site, part, entriesFor(part, found));
    site = change(plan.changes);
    if (plan.block) ids.push(plan.block.id);
    return [part.id, { added: plan.added, surplus: plan.surplus }];
  });
  site = change(planNavigation(site, ids));
  change(planNotes(site, found.kept));
  return { text: after, outcomes, parts: Object.fromEntries(counts) };
}

const countEntries = (count: number, limit: number) => ({
  added: Math.min(count, limit),
  surplus: Math.max(0, count - limit),
});

/* Imports don't change the files of a folder, so a hidden page replaces the folder. */
const withoutFolders = (site: Site): Site => ({
  ...site,
  pages: site.pages.map((page) => ('folder' in page ? { path: '', title: '', hidden: true, blocks: [] } : page)),
});

const isUntouched = (site: Site, starter: Site): boolean => isEqual(site.pages, starter.pages);

const isEqual = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

const hasEntries = ({ entries }: FoundResume): boolean => Object.values(entries).some((list) => list.length > 0);
