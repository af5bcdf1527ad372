import type { BlockOf, BlockType } from '../../../../schema/block.ts';
import { owner } from '../../../../schema/owner.ts';
import type { Schema } from '../../validation/schema.ts';

/** The name of a property in a résumé, and in a site. */
type Names = readonly [there: string, here: string];

/** The mapping of the entries of a résumé section, in both directions. */
export interface Section {
  /** The properties in the order of a résumé. */
  settings: readonly Names[];
  /** The schema of an entry in the site. */
  schema: Schema;
  /** The maximum number of entries in one block. */
  maxEntries: number;
}

/**
 * A section whose entries are written in a list with this schema. `names` are the properties by their names in a résumé;
 * `when` is startDate and endDate in a résumé, and period and date in a site.
 */
export const sectionOf = (list: { items: Schema; maxItems: number }, names: Record<string, string>): Section => ({
  settings: Object.entries(names),
  schema: list.items,
  maxEntries: list.maxItems,
});

/** The sections of a résumé, in the order of its schema: https://jsonresume.org/schema, version 1.3.1. */
export const sectionNames = [
  'work',
  'volunteer',
  'education',
  'awards',
  'certificates',
  'publications',
  'skills',
  'languages',
  'interests',
  'references',
  'projects',
] as const;

export type SectionName = (typeof sectionNames)[number];

export type UnknownRecord = Record<string, unknown>;

/** The part of a block type in one section of a résumé. */
interface ResumePart<T extends BlockType> extends Partial<Section> {
  /** The entries of a block, with the setting names of the site. */
  entries: (block: BlockOf<T>) => UnknownRecord[];
}

/** The parts of a block type by section. In each section, one block type has the mapping. */
export type ResumeParts<T extends BlockType> = Partial<Record<SectionName, ResumePart<T>>>;

/** The mappings of `basics`, of its location, and of its profiles. */
export const basics = {
  schema: owner as Schema,
  settings: Object.entries({
    name: 'name',
    label: 'title',
    email: 'email',
    phone: 'phone',
    url: 'website',
    summary: 'summary',
  }),
};

export const location = {
  schema: owner.properties.location as Schema,
  settings: ['address', 'postalCode', 'city', 'countryCode', 'region'].map((name): Names => [name, name]),
};

export const profiles = sectionOf(owner.properties.profiles, { network: 'network', username: 'username', url: 'href' });

/** An ongoing period has no endDate. */
export const periodSettings = ['startDate', 'endDate'] as const;

/** A JSON Resume: its sections by name. */
export interface Resume {
  basics?: Record<string, unknown>;
  [section: string]: unknown;
}
