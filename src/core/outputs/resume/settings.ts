import { owner } from '../../../../schema/owner.ts';
import { schemaOf } from '../../../blocks/schema-of.ts';
import type { Schema } from '../../validation/schema.ts';

/** What a setting is called in a résumé, and what it is called here. */
type Names = readonly [there: string, here: string];

/** How the entries of a section of JSON Resume are written here, both ways. */
export interface Section {
  /** In the order in which they are written there. `when` stands for startDate and endDate, period and date here. */
  settings: readonly (Names | 'when')[];
  /** What may be written here. */
  schema: Schema;
  /** No more of them are written in one block. */
  most: number;
}

const entry = schemaOf('timeline').properties.entries;
const card = schemaOf('card-grid').properties.cards;
const { properties } = card.items;
/* Here a card has a key, and its block the words for it. */
const withCategoryInWords = {
  ...card,
  items: {
    ...card.items,
    properties: { ...properties, category: schemaOf('card-grid').properties.categories.items.properties.label },
  },
};
const credential = schemaOf('credential-list').properties.credentials;
const skill = schemaOf('skill-group').properties.groups.items.properties.skills;
const language = schemaOf('card-grid').properties.facts.items.properties.languages;

const of = (list: { items: Schema; maxItems: number }, settings: Section['settings']): Section => ({
  settings,
  schema: list.items,
  most: list.maxItems,
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

/** The lists of a résumé, in the order of its schema: https://jsonresume.org/schema, version 1.3.1. */
export const sections = {
  work: of(entry, [['name', 'organization'], ...role]),
  // A place and what the organization is are no settings of its own there, and may be written all the same.
  volunteer: of(entry, [['organization', 'organization'], ...role]),
  education: of(entry, [
    ['institution', 'organization'],
    ['url', 'href'],
    ['area', 'area'],
    ['studyType', 'degree'],
    'when',
    ['score', 'score'],
    ['courses', 'courses'],
  ]),
  awards: of(credential, [
    ['title', 'title'],
    ['date', 'date'],
    ['awarder', 'issuer'],
    ['summary', 'description'],
  ]),
  certificates: of(credential, [
    ['name', 'title'],
    ['date', 'date'],
    ['url', 'href'],
    ['issuer', 'issuer'],
  ]),
  publications: of(schemaOf('publication-list').properties.publications, [
    ['name', 'title'],
    ['publisher', 'publisher'],
    ['releaseDate', 'date'],
    ['url', 'href'],
    ['summary', 'description'],
  ]),
  skills: of(skill, [
    ['name', 'name'],
    ['level', 'level'],
    ['keywords', 'keywords'],
  ]),
  languages: of(language, [
    ['language', 'name'],
    ['fluency', 'level'],
  ]),
  interests: of(schemaOf('interest-list').properties.interests, [
    ['name', 'name'],
    ['keywords', 'keywords'],
  ]),
  references: of(schemaOf('quote-list').properties.quotes, [
    ['name', 'name'],
    ['reference', 'text'],
  ]),
  projects: of(withCategoryInWords, [
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

/** The same of `basics`, of the location in it, and of the entries of its profiles. */
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

export const profiles = of(owner.properties.profiles, [
  ['network', 'network'],
  ['username', 'username'],
  ['url', 'href'],
]);

/** What lasts has no end there. */
export const periodSettings = ['startDate', 'endDate'] as const;
