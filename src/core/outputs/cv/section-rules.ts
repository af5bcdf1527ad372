import type { BlockType } from '../../../../schema/block.ts';
import type { AllLabels, CvContact, CvSection, Detail, Fact, Resolved } from '../../../../schema/resolved.ts';
import type { ResolvedSite } from '../../resolve/resolved-site.ts';

/** What a section of the CV is made beside. */
export interface CvContext {
  labels: AllLabels;
  owner: ResolvedSite['owner'];
  /** What the CV begins with, and need not be said again. */
  contacts: CvContact[];
}

/** The sections of the CV that say what a block says; none where there is nothing of the record in it. */
export type SectionsOf<T extends BlockType> = (block: Resolved<T>, context: CvContext) => CvSection[];

/** A list without what is not there. */
export const present = <Value>(...values: (Value | undefined)[]): Value[] =>
  values.filter((value): value is Value => value !== undefined);

/** A name and what belongs to it: "French (B2)"; brackets never stand in brackets. */
export const joinTexts = (name: string, more: string): string =>
  more.includes('(') ? `${name}: ${more}` : `${name} (${more})`;

/** Facts as an item of a CV has them. */
export const detailsOf = (facts: readonly Fact[] = []): Detail[] =>
  facts.map(({ label, value }) => ({ label, text: value }));

/** An object without the lists in it that are empty, and the values that are not there. */
export const compact = <Part extends object>(part: Part): Part =>
  // What is left out may be left out.
  Object.fromEntries(
    Object.entries(part).filter(([, value]) => value !== undefined && !(Array.isArray(value) && value.length === 0)),
  ) as Part;
