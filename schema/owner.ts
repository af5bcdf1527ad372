import type { JSONSchema } from 'json-schema-to-ts';
import { audience, facts, href, label, line, picture, prose } from './parts.ts';
import { patterns } from './patterns.ts';

const profile = {
  type: 'object',
  title: 'Profile',
  description: 'A profile on another site.',
  properties: {
    network: {
      ...label,
      title: 'Network',
      description: 'The name of the network. The icons of well-known networks are added automatically.',
      examples: ['GitHub', 'LinkedIn', 'Mastodon'],
    },
    username: { ...label, title: 'Username', description: 'Your username on the network.', examples: ['amina'] },
    label: {
      ...label,
      title: 'Label',
      description: 'The link text. Defaults to the network’s name.',
      examples: ['GitHub'],
    },
    href,
  },
  if: { required: ['network'] },
  else: { required: ['label', 'href'] },
  additionalProperties: false,
  examples: [{ network: 'GitHub', username: 'amina', href: 'https://github.com/amina' }],
} as const satisfies JSONSchema;

/** The owner of the site. */
export const owner = {
  type: 'object',
  title: 'Owner',
  description:
    'Information about you. To use it in any text, write a placeholder: {name}, {title}, {email}, {phone}, {location}, {address}, {website} or {summary}.',
  properties: {
    name: { ...label, title: 'Name', description: 'Your full name.', examples: ['Amina Trabelsi'] },
    title: {
      ...line,
      title: 'Title',
      description: 'Your job title or what you do, in a few words.',
      examples: ['Fullstack developer'],
    },
    email: {
      type: 'string',
      maxLength: 254,
      pattern: patterns.email,
      title: 'Email',
      description: 'Your email address.',
      examples: ['you@example.com'],
    },
    phone: {
      type: 'string',
      maxLength: 120,
      pattern: patterns.phone,
      title: 'Phone',
      description: 'Your phone number, with the country code.',
      examples: ['+216 00 000 000'],
    },
    location: {
      type: ['string', 'object'],
      minLength: 1,
      maxLength: 500,
      pattern: patterns.line,
      title: 'Location',
      description:
        'Where you are based, as text or as an object. The street address and postal code are published only where "for" says so.',
      properties: {
        address: { ...line, title: 'Address', description: 'The street address.', examples: ['12 Rue de Rome'] },
        postalCode: { ...label, title: 'Postal code', description: 'The postal code.', examples: ['1000'] },
        city: { ...label, title: 'City', description: 'The city.', examples: ['Tunis'] },
        region: { ...label, title: 'Region', description: 'The state or region.', examples: ['Tunis Governorate'] },
        countryCode: {
          type: 'string',
          pattern: patterns.country,
          title: 'Country code',
          description:
            'The country, as a two-letter uppercase code (ISO 3166-1). Its name is shown in the site language.',
          examples: ['TN'],
        },
      },
      additionalProperties: false,
      examples: ['Tunis, Tunisia', { city: 'Tunis', countryCode: 'TN' }],
    },
    pronouns: { ...label, title: 'Pronouns', description: 'Your pronouns.', examples: ['she/her'] },
    website: {
      type: 'string',
      maxLength: 2000,
      pattern: patterns.website,
      title: 'Website',
      description: 'The URL of your website, shown on your CV.',
      examples: ['https://example.com/'],
    },
    summary: {
      ...prose,
      title: 'Summary',
      description: 'Who you are, in one or two sentences. Also provided to search engines.',
      examples: ['Fullstack developer in Tunis, with {yearsSince:2016+1} years of experience.'],
    },
    picture: { ...picture, title: 'Picture', description: 'A photo of you for the CV and search engines.' },
    profiles: {
      type: 'array',
      items: profile,
      maxItems: 30,
      title: 'Profiles',
      description: 'Your profiles on other sites. They are listed on the CV and identify you to search engines.',
      examples: [[{ network: 'GitHub', username: 'amina', href: 'https://github.com/amina' }]],
    },
    facts: {
      ...facts,
      description:
        'Other details for your CV, such as a second phone number or your date of birth. They appear only on the CV.',
      examples: [[{ label: 'Driver’s license', value: 'B' }]],
    },
    for: {
      type: 'object',
      title: 'For',
      description:
        'Where each detail is visible. By default, details are visible on the site and on the CV, except for the street address.',
      properties: {
        email: { ...audience, title: 'Email' },
        phone: { ...audience, title: 'Phone' },
        location: { ...audience, title: 'Location' },
        address: {
          ...audience,
          title: 'Address',
          description:
            'Where the street address and postal code are published: on the CV ("cv"), or in /resume.json and in texts of pages that have {address} ("web"). By default, nowhere.',
        },
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
