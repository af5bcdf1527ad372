import { owner } from '../../../../schema/owner.ts';
import { schemaOf } from '../../../blocks/schema-of.ts';
import type { Schema } from '../../validation/schema.ts';

/** The name of a property in a résumé, and in a site. */
type Names = readonly [there: string, here: string];

/** The mapping of the entries of a résumé section, in both directions. */
export interface Section {
  /**
   * The properties in the order of a résumé. `when` stands for startDate and endDate of a résumé, and for period and
   * date of a site.
   */
  settings: readonly (Names | 'when')[];
  /** The schema of an entry in the site. */
  schema: Schema;
  /** The maximum number of entries in one block. */
  maxEntries: number;
}

const entry = schemaOf('timeline').properties.entries;
const card = schemaOf('card-grid').properties.cards;
const { properties } = card.items;
/* A résumé has the label of a category, and a card has its id. */
const cardWithCategoryLabel = {
  ...card,
  items: {
    ...card.items,
    properties: { ...properties, category: schemaOf('card-grid').properties.categories.items.properties.label },
  },
};
const credential = schemaOf('credential-list').properties.credentials;
const skill = schemaOf('skill-group').properties.groups.items.properties.skills;
const language = schemaOf('card-grid').properties.facts.items.properties.languages;

const section = (list: { items: Schema; maxItems: number }, settings: Section['settings']): Section => ({
  settings,
  schema: list.items,
  maxEntries: list.maxItems,
});

const role: Section['settings'] = [
  ['position', 'title'],
  ['url', 'href'],
  ['location', 'location'],
  ['description', 'about'],
  'when',
  ['summary', 'description'],
  ['highlights', 'achievements'],
];

/** The sections of a résumé in the order of its schema: https://jsonresume.org/schema, version 1.3.1. */
export const sections = {
  work: section(entry, [['name', 'organization'], ...role]),
  // The schema of volunteer work has no location or description, but allows additional properties.
  volunteer: section(entry, [['organization', 'organization'], ...role]),
  education: section(entry, [
    ['institution', 'organization'],
    ['url', 'href'],
    ['area', 'area'],
    ['studyType', 'degree'],
    'when',
    ['score', 'score'],
    ['courses', 'courses'],
  ]),
  awards: section(credential, [
    ['title', 'title'],
    ['date', 'date'],
    ['awarder', 'issuer'],
    ['summary', 'description'],
  ]),
  certificates: section(credential, [
    ['name', 'title'],
    ['date', 'date'],
    ['url', 'href'],
    ['issuer', 'issuer'],
  ]),
  publications: section(schemaOf('publication-list').properties.publications, [
    ['name', 'title'],
    ['publisher', 'publisher'],
    ['releaseDate', 'date'],
    ['url', 'href'],
    ['summary', 'description'],
  ]),
  skills: section(skill, [
    ['name', 'name'],
    ['level', 'level'],
    ['keywords', 'keywords'],
  ]),
  languages: section(language, [
    ['language', 'name'],
    ['fluency', 'level'],
  ]),
  interests: section(schemaOf('interest-list').properties.interests, [
    ['name', 'name'],
    ['keywords', 'keywords'],
  ]),
  references: section(schemaOf('quote-list').properties.quotes, [
    ['name', 'name'],
    ['reference', 'text'],
  ]),
  projects: section(cardWithCategoryLabel, [
    ['name', 'title'],
    ['description', 'description'],
    ['highlights', 'achievements'],
    ['keywords', 'technologies'],
    'when',
    ['url', 'href'],
    ['roles', 'roles'],
    ['entity', 'organization'],
    ['type', 'category'],
  ]),
} as const satisfies Record<string, Section>;

export type SectionName = keyof typeof sections;

/** The mappings of `basics`, of its location, and of its profiles. */
export const basics = {
  schema: owner as Schema,
  settings: [
    ['name', 'name'],
    ['label', 'title'],
    ['email', 'email'],
    ['phone', 'phone'],
    ['url', 'website'],
    ['summary', 'summary'],
  ],
} as const;

export const location = {
  schema: owner.properties.location as Schema,
  settings: [
    ['address', 'address'],
    ['postalCode', 'postalCode'],
    ['city', 'city'],
    ['countryCode', 'countryCode'],
    ['region', 'region'],
  ],
} as const;

export const profiles = section(owner.properties.profiles, [
  ['network', 'network'],
  ['username', 'username'],
  ['url', 'href'],
]);

/** An ongoing period has no endDate. */
export const periodSettings = ['startDate', 'endDate'] as const;
