import type { JSONSchema } from 'json-schema-to-ts';
import { audience, facts, href, label, line, picture, prose } from './parts.ts';
import { patterns } from './patterns.ts';

const profile = {
  type: 'object',
  title: 'Profile',
  description: 'One of your profiles elsewhere.',
  properties: {
    network: {
      ...label,
      title: 'Network',
      description: 'Where it is. Known networks bring their icon along.',
      examples: ['GitHub', 'LinkedIn', 'Mastodon'],
    },
    username: { ...label, title: 'User name', description: 'What you are called there.', examples: ['amina'] },
    label: {
      ...label,
      title: 'Label',
      description: 'The words of the link, in place of the network.',
      examples: ['GitHub'],
    },
    href,
  },
  if: { required: ['network'] },
  else: { required: ['label', 'href'] },
  additionalProperties: false,
  examples: [{ network: 'GitHub', username: 'amina', href: 'https://github.com/amina' }],
} as const satisfies JSONSchema;

/** Who the site is about. */
export const owner = {
  type: 'object',
  title: 'Owner',
  description:
    'Whose site it is. Every text can use these as {name}, {title}, {email}, {phone}, {location}, {website}, {summary}.',
  properties: {
    name: { ...label, title: 'Name', description: 'Your name.', examples: ['Amina Trabelsi'] },
    title: { ...line, title: 'Title', description: 'What you do, in a few words.', examples: ['Fullstack developer'] },
    email: {
      type: 'string',
      maxLength: 254,
      pattern: patterns.email,
      title: 'Email',
      description: 'Your mail address.',
      examples: ['you@example.com'],
    },
    phone: {
      type: 'string',
      maxLength: 40,
      pattern: patterns.phone,
      title: 'Phone',
      description: 'Your telephone number, with the country code.',
      examples: ['+216 00 000 000'],
    },
    location: {
      type: ['string', 'object'],
      minLength: 1,
      maxLength: 500,
      pattern: patterns.line,
      title: 'Location',
      description:
        'Where you work, as a line of text, or part by part. The street stands on the CV and in /resume.json, not on the pages.',
      properties: {
        address: { ...line, title: 'Address', description: 'Street and number.', examples: ['12 Rue de Rome'] },
        postalCode: { ...label, title: 'Postal code', description: 'The postal code.', examples: ['1000'] },
        city: { ...label, title: 'City', description: 'The city.', examples: ['Tunis'] },
        region: { ...label, title: 'Region', description: 'The state or region.', examples: ['Tunis Governorate'] },
        countryCode: {
          type: 'string',
          pattern: patterns.country,
          title: 'Country code',
          description: 'The country, in two capital letters (ISO 3166-1).',
          examples: ['TN'],
        },
      },
      additionalProperties: false,
      examples: ['Tunis, Tunisia', { city: 'Tunis', countryCode: 'TN' }],
    },
    pronouns: { ...label, title: 'Pronouns', description: 'How to speak of you.', examples: ['she/her'] },
    website: {
      type: 'string',
      maxLength: 2000,
      pattern: patterns.website,
      title: 'Website',
      description: 'The address of your site, for your CV.',
      examples: ['https://example.com/'],
    },
    summary: {
      ...prose,
      title: 'Summary',
      description: 'Who you are, in a sentence or two; search engines read it.',
      examples: ['Fullstack developer in Tunis, with {yearsSince:2016+1} years of experience.'],
    },
    picture: { ...picture, title: 'Picture', description: 'Your photograph, for the CV and for search engines.' },
    profiles: {
      type: 'array',
      items: profile,
      maxItems: 30,
      title: 'Profiles',
      description: 'Your profiles elsewhere: search engines learn that they are yours, and the CV lists them.',
      examples: [[{ network: 'GitHub', username: 'amina', href: 'https://github.com/amina' }]],
    },
    facts: {
      ...facts,
      description:
        'What else belongs on your CV: a second telephone, your date of birth. No page of the site shows it.',
      examples: [[{ label: 'Driving licence', value: 'B' }]],
    },
    for: {
      type: 'object',
      title: 'For',
      description: 'Where these may be seen. Without it: on the pages of the site and on the CV.',
      properties: {
        email: { ...audience, title: 'Email' },
        phone: { ...audience, title: 'Phone' },
        location: { ...audience, title: 'Location' },
        address: { ...audience, title: 'Address', description: 'Where the street and the postal code may be seen.' },
        website: { ...audience, title: 'Website' },
        picture: { ...audience, title: 'Picture' },
        profiles: { ...audience, title: 'Profiles' },
      },
      additionalProperties: false,
      examples: [{ phone: ['cv'] }],
    },
  },
  required: ['name'],
  additionalProperties: false,
} as const satisfies JSONSchema;
