import type { Site } from '../../schema/site.ts';
import type { Change } from '../core/source/changes/change.ts';
import { applyChange } from '../core/source/changes/edits-of.ts';
import type { UnknownRecord } from './keep-unmapped.ts';
import { entriesFor, parts } from './parts.ts';
import { planNavigation } from './plan-navigation.ts';
import { planNotes } from './plan-notes.ts';
import { type ImportOutcome, planOwner } from './plan-owner.ts';
import { planPart } from './plan-part.ts';
import type { FoundResume } from './read-resume.ts';
import { siteOfResume } from './site-of-resume.ts';

/** What came of an import. */
export interface ImportedResume {
  /** The text of the site with what was taken. */
  text: string;
  /** What became of each field of the owner. */
  fates: [field: string, fate: ImportOutcome][];
  /** How many entries of each part, by its id, were added, and for how many there was no room. */
  parts: Record<string, { added: number; surplus: number }>;
}

/**
 * Puts into the text of a site what a résumé says and the site does not; formatting stays, and so does every text of the
 * owner's. `starter` is a site whose values stand for nothing: a site with its very pages gets pages of its own.
 * The text must be that of a site without errors. Done twice, the second time changes nothing.
 */
export function importResume(text: string, found: FoundResume, starter: Site): ImportedResume {
  let after = text;
  const change = (changes: Change[]) => {
    for (const each of changes) after = applyChange(after, each);
    return withoutFolders(JSON.parse(after) as Site);
  };
  const { changes, fates } = planOwner(JSON.parse(text).owner, found.owner, starter.owner as UnknownRecord);
  let site = change(changes);
  const whole = isUntouched(site, starter) ? siteOfResume({ ...found, owner: site.owner }) : null;
  if (whole && hasEntries(found)) {
    site = change([
      { kind: 'set', at: ['pages'], value: whole.pages },
      ...(isEqual(site.navigation, starter.navigation)
        ? [{ kind: 'set', at: ['navigation'], value: whole.navigation } as const]
        : []),
    ]);
    const counts = parts.map((part) => [part.id, { ...roomFor(entriesFor(part, found).length, part.most) }]);
    change(planNotes(site, found.kept));
    return { text: after, fates, parts: Object.fromEntries(counts) };
  }
  const ids: string[] = [];
  const counts = parts.map((part) => {
    const plan = planPart(site, part, entriesFor(part, found));
    site = change(plan.changes);
    if (plan.block) ids.push(plan.block.id);
    return [part.id, { added: plan.added, surplus: plan.surplus }];
  });
  site = change(planNavigation(site, ids));
  change(planNotes(site, found.kept));
  return { text: after, fates, parts: Object.fromEntries(counts) };
}

const roomFor = (count: number, most: number) => ({ added: Math.min(count, most), surplus: Math.max(0, count - most) });

/* What is in the files of a folder is not for us to change: in its place stands a page that nobody sees. */
const withoutFolders = (site: Site): Site => ({
  ...site,
  pages: site.pages.map((page) => ('folder' in page ? { path: '', title: '', hidden: true, blocks: [] } : page)),
});

const isUntouched = (site: Site, starter: Site): boolean => isEqual(site.pages, starter.pages);

const isEqual = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

const hasEntries = ({ entries }: FoundResume): boolean => Object.values(entries).some((list) => list.length > 0);
