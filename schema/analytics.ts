import type { JSONSchema } from 'json-schema-to-ts';
import { patterns } from './patterns.ts';

const server = { type: 'string', maxLength: 200, pattern: patterns.server } as const;

/** The services that count page views. */
export const analytics = {
  type: 'object',
  title: 'Analytics',
  description:
    'The services that count page views, without cookies and without scripts from other sites. Only pages at "url" are counted, and no visitors who ask not to be tracked.',
  properties: {
    plausible: {
      ...server,
      title: 'Plausible',
      description: 'The address of Plausible. Its site has the domain of "url", without "www.".',
      examples: ['https://plausible.io'],
    },
    goatcounter: {
      ...server,
      title: 'GoatCounter',
      description: 'The address of your GoatCounter.',
      examples: ['https://ana.goatcounter.com'],
    },
  },
  additionalProperties: false,
} as const satisfies JSONSchema;

const code = { type: 'string', maxLength: 200, pattern: patterns.verification } as const;

/** Codes and links that prove to other services that the owner controls the site. */
export const verify = {
  type: 'object',
  title: 'Verification',
  description: 'Proves to other services that the site is yours.',
  properties: {
    google: {
      ...code,
      title: 'Google',
      description: 'The code for Google Search Console: the content of its meta tag.',
      examples: ['rXOxyZounnZasA8Z7oaD3c14JdjS9aKSWvsR1EbUSIQ'],
    },
    bing: {
      ...code,
      title: 'Bing',
      description: 'The code for Bing Webmaster Tools: the content of its meta tag.',
      examples: ['0123456789ABCDEF0123456789ABCDEF'],
    },
    me: {
      type: 'array',
      items: {
        type: 'string',
        maxLength: 2000,
        pattern: patterns.website,
        title: 'Profile',
        description: 'The address of a profile that links to your site.',
        examples: ['https://mastodon.social/@ana'],
      },
      minItems: 1,
      maxItems: 50,
      uniqueItems: true,
      title: 'Me',
      description:
        'Your profiles that verify links to your site, such as Mastodon’s. The home page links to them invisibly, with rel="me".',
      examples: [['https://mastodon.social/@ana']],
    },
  },
  additionalProperties: false,
} as const satisfies JSONSchema;
