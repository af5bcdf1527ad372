import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import type { Block } from './blocks/index.ts';
import { labels } from './labels.ts';
import { outputs } from './outputs.ts';
import { owner } from './owner.ts';
import { page } from './page.ts';
import { file, line, link, picture, prose } from './parts.ts';
import { patterns } from './patterns.ts';

/** The version of site.json that this Onefolio reads. */
export const version = 2;

const theme = {
  type: 'object',
  title: 'Theme',
  description: 'How the site looks.',
  properties: {
    mode: {
      type: 'string',
      enum: ['system', 'light', 'dark'],
      default: 'system',
      title: 'Mode',
      description: 'system follows the device of the visitor. Visitors can always choose for themselves.',
    },
    accent: {
      type: 'number',
      minimum: 0,
      maximum: 360,
      title: 'Accent',
      description: 'The hue of the site as an angle: 25 red, 70 orange, 145 green, 250 blue, 305 violet.',
      examples: [250],
    },
    artwork: {
      type: 'string',
      enum: ['door', 'tile', 'none'],
      default: 'door',
      title: 'Artwork',
      description: 'What is drawn beside your name: a door of Tunis, a tile drawn from your name, or nothing.',
    },
  },
  additionalProperties: false,
} as const satisfies JSONSchema;

const navigation = {
  type: 'array',
  maxItems: 12,
  title: 'Navigation',
  description: 'The links in the header.',
  examples: [[{ label: 'About', href: '/#about' }]],
  items: {
    ...link,
    properties: {
      ...link.properties,
      button: {
        type: 'boolean',
        default: false,
        title: 'Button',
        description:
          'true draws this link as the large button of the menu on a phone. On a wide window it is a link like the others, and left out where one of them leads to the same place.',
      },
    },
  },
} as const satisfies JSONSchema;

const footer = {
  type: 'object',
  title: 'Footer',
  description: 'What stands at the bottom of every page.',
  properties: {
    copyright: { ...line, title: 'Copyright', description: 'The copyright line.', examples: ['© 2024 {name}'] },
    links: { type: 'array', items: link, maxItems: 20, title: 'Links', description: 'Links to legal pages.' },
    print: {
      type: 'boolean',
      default: false,
      title: 'Print as CV',
      description: 'true leads from every page to the CV, which is made for paper.',
    },
  },
  additionalProperties: false,
} as const satisfies JSONSchema;

const notifications = {
  type: 'object',
  title: 'Notifications',
  description: 'The short messages in a corner of the screen.',
  properties: {
    visible: {
      type: 'integer',
      minimum: 1,
      maximum: 9,
      default: 3,
      title: 'Visible',
      description: 'How many are seen at once.',
    },
    duration: {
      type: 'integer',
      minimum: 1000,
      maximum: 60000,
      default: 4000,
      title: 'Duration',
      description: 'How long one stays, in milliseconds.',
    },
    width: {
      type: 'integer',
      minimum: 200,
      maximum: 800,
      default: 356,
      title: 'Width',
      description: 'How wide one is, in pixels.',
    },
    gap: {
      type: 'integer',
      minimum: 0,
      maximum: 60,
      default: 14,
      title: 'Gap',
      description: 'The space between two, in pixels.',
    },
  },
  additionalProperties: false,
} as const satisfies JSONSchema;

const notFound = {
  type: 'object',
  title: 'Page not found',
  description: 'What a visitor reads at an address that does not exist.',
  properties: {
    title: {
      ...line,
      default: 'Oops! Page not found',
      title: 'Title',
      description: 'The heading.',
    },
    text: {
      ...prose,
      default: 'The address {path} may be old or mistyped.',
      title: 'Text',
      description: 'A sentence. {path} is the address; it appears once the page knows it.',
    },
    action: { ...link, title: 'Action', description: 'The way back.' },
  },
  additionalProperties: false,
} as const satisfies JSONSchema;

export const site = {
  type: 'object',
  title: 'Site',
  description: 'A whole portfolio site: one file, every page and section.',
  properties: {
    $schema: {
      type: 'string',
      maxLength: 2000,
      title: 'Schema',
      description: 'Where an editor finds what may be written here.',
    },
    version: { const: version, title: 'Version', description: 'The version of this file format.' },
    language: {
      type: 'string',
      maxLength: 35,
      pattern: patterns.language,
      title: 'Language',
      description: 'The language of the site. Right-to-left languages are set from right to left.',
      examples: ['en', 'fr', 'ar'],
    },
    languages: {
      type: 'array',
      items: { type: 'string', maxLength: 35, pattern: patterns.language },
      minItems: 1,
      maxItems: 50,
      uniqueItems: true,
      title: 'Languages',
      description:
        'The languages of the site, in place of "language". The first lies at "/" and stands in for what others lack; they lie at "/fr" and so on. Any text may then be {"en": …, "fr": …}.',
      examples: [['en', 'fr', 'ar']],
    },
    digits: {
      type: 'string',
      enum: ['latin', 'native'],
      default: 'latin',
      title: 'Digits',
      description:
        'native writes dates and figures in the digits of a language that has its own: ١٢٣ in Arabic. What you write stays as it is.',
    },
    url: {
      type: 'string',
      maxLength: 500,
      pattern: patterns.url,
      title: 'Address of the site',
      description: 'Where the site is published. With it come canonical addresses, a sitemap and link previews.',
      examples: ['https://example.com/', 'https://you.github.io/portfolio/'],
    },
    owner,
    theme,
    navigation,
    footer,
    notifications,
    pages: {
      type: 'array',
      items: page,
      minItems: 1,
      maxItems: 100000,
      title: 'Pages',
      description: 'The pages of the site.',
    },
    notFound,
    labels,
    favicon: {
      ...file,
      title: 'Favicon',
      description:
        'The icon of browser tabs, from public/. Without it public/favicon.svg, .png or .ico is taken, or a mark in your colour is drawn.',
      examples: ['/favicon.svg'],
    },
    image: { ...picture, title: 'Link preview', description: 'The picture that link previews show.' },
    outputs,
    notes: {
      type: 'object',
      title: 'Notes',
      description: 'Whatever you want to keep in this file. It is never published.',
      examples: [{ idea: 'a page about talks' }],
    },
  },
  required: ['version', 'owner', 'pages'],
  if: { required: ['languages'] },
  else: { required: ['language'] },
  additionalProperties: false,
} as const satisfies JSONSchema;

/** A whole site in one language, as every stage after the first sees it. */
export type Site = Omit<
  FromSchema<
    typeof site,
    {
      keepDefaultedPropertiesOptional: true;
      deserialize: [{ pattern: { title: 'Block' }; output: Block }];
    }
  >,
  'language' | 'languages'
> & {
  language: string;
  /** All languages of the site, where it has several. */
  languages?: string[];
  /** Below which the pages of this one lie, where it is not the first: "/fr". */
  prefix?: string;
  /** The pages that do not exist in all of them, and in which they do not. */
  absent?: Record<string, string[]>;
  /** The paths of pages that are hardly there in this language, and stand in search engines in the first one. */
  untranslated?: string[];
};
export type Page = Site['pages'][number];

/** A site as it is written in site.json: in one language, or in several. */
export type WrittenSite = Omit<Site, 'language' | 'prefix' | 'untranslated' | 'absent'> & { language?: string };
