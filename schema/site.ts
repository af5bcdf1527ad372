import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { analytics, verify } from './analytics.ts';
import type { Block } from './block.ts';
import { labels } from './labels.ts';
import { looks } from './looks.ts';
import { outputs } from './outputs.ts';
import { owner } from './owner.ts';
import { page } from './page.ts';
import { file, line, link, picture, prose } from './parts.ts';
import { patterns } from './patterns.ts';
import type { WithRichText, WithWords } from './rich-text.ts';

/** The version of site.json that this Onefolio supports. */
export const version = 2;

const theme = {
  type: 'object',
  title: 'Theme',
  description: 'The appearance of the site.',
  properties: {
    look: {
      type: 'string',
      enum: looks,
      default: 'door',
      title: 'Look',
      description:
        'The design of the site: "door" has painted doors and one strong color, "plate" large pictures, "letterhead" numbered sections like engraved stationery, "offprint" one column like the first page of a paper, and "poster" flat colors and very large type.',
      examples: ['letterhead'],
    },
    mode: {
      type: 'string',
      enum: ['system', 'light', 'dark'],
      default: 'system',
      title: 'Mode',
      description:
        'The initial color theme. "system" follows the visitor’s device settings. Visitors can switch themes at any time, unless "switch" is false.',
    },
    accent: {
      type: 'number',
      minimum: 0,
      maximum: 360,
      title: 'Accent',
      description:
        'The hue, in degrees, that all colors on the site are based on: 25 is red, 70 orange, 145 green, 250 blue and 305 violet.',
      examples: [250],
    },
    color: {
      type: 'string',
      maxLength: 60,
      pattern: patterns.color,
      title: 'Color',
      description:
        'Your own color, instead of "accent": an opaque CSS color with plain numbers, without "color-mix()", "calc()" or another color in it. Surfaces and buttons have exactly this color. Links and small marks keep its hue and saturation, and are darker or lighter where they wouldn’t be readable; "check" says by how much.',
      examples: ['teal', '#7d8f69', 'rgb(125 143 105)', 'oklch(0.63 0.06 125)'],
    },
    font: {
      type: 'object',
      title: 'Font',
      description:
        'Your own fonts, instead of the look’s font: the name of an open font family, whose package you install, or a WOFF2 file in public/.',
      properties: {
        text: {
          type: 'string',
          maxLength: 200,
          pattern: patterns.font,
          title: 'Text font',
          description: 'The font of all text.',
          examples: ['Inter', '/fonts/mine.woff2'],
        },
        headings: {
          type: 'string',
          maxLength: 200,
          pattern: patterns.font,
          title: 'Heading font',
          description: 'The font of headings and of your name.',
          examples: ['Fraunces'],
        },
      },
      additionalProperties: false,
    },
    style: {
      type: 'string',
      maxLength: 200,
      pattern: patterns.styleFile,
      title: 'Style',
      description:
        'The path of your own style sheet, next to the site file. Its rules take precedence over those of the look.',
      examples: ['style.css'],
    },
    switch: {
      type: 'boolean',
      default: true,
      title: 'Switch',
      description:
        'Whether visitors can switch between the light and the dark theme. If false, the site keeps the theme of "mode".',
    },
    artwork: {
      type: 'string',
      enum: ['door', 'tile', 'none'],
      default: 'door',
      title: 'Artwork',
      description:
        'The illustration next to your name: a Tunisian door, a tile pattern generated from your name, or none.',
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
          'Whether to show this link as a large button in the mobile menu. On wide screens, it is a regular link, and is hidden if another link has the same target.',
      },
    },
  },
} as const satisfies JSONSchema;

const footer = {
  type: 'object',
  title: 'Footer',
  description: 'The footer of every page.',
  properties: {
    copyright: { ...line, title: 'Copyright', description: 'The copyright notice.', examples: ['© 2024 {name}'] },
    links: {
      type: 'array',
      items: link,
      maxItems: 20,
      title: 'Links',
      description: 'Links in the footer, such as legal pages.',
    },
    print: {
      type: 'boolean',
      default: false,
      title: 'Printable CV',
      description: 'Whether every page links to the print-ready CV.',
    },
  },
  additionalProperties: false,
} as const satisfies JSONSchema;

const notifications = {
  type: 'object',
  title: 'Notifications',
  description: 'Short messages in a corner of the screen.',
  properties: {
    visible: {
      type: 'integer',
      minimum: 1,
      maximum: 9,
      default: 3,
      title: 'Visible',
      description: 'How many notifications are visible at once.',
    },
    duration: {
      type: 'integer',
      minimum: 1000,
      maximum: 60000,
      default: 4000,
      title: 'Duration',
      description: 'How long a notification stays on screen, in milliseconds.',
    },
    width: {
      type: 'integer',
      minimum: 200,
      maximum: 800,
      default: 356,
      title: 'Width',
      description: 'The width of a notification, in pixels.',
    },
    gap: {
      type: 'integer',
      minimum: 0,
      maximum: 60,
      default: 14,
      title: 'Gap',
      description: 'The space between notifications, in pixels.',
    },
  },
  additionalProperties: false,
} as const satisfies JSONSchema;

const notFound = {
  type: 'object',
  title: 'Page not found',
  description: 'The page shown when a visitor opens a path that doesn’t exist.',
  properties: {
    title: {
      ...line,
      default: 'Oops! Page not found',
      title: 'Title',
      description: 'The heading of the page.',
    },
    text: {
      ...prose,
      default: 'The address {path} may be old or mistyped.',
      title: 'Text',
      description: 'The text below the heading. {path} is replaced with the path that the visitor opened.',
    },
    action: { ...link, title: 'Action', description: 'A link that takes visitors back to the site.' },
  },
  additionalProperties: false,
} as const satisfies JSONSchema;

export const site = {
  type: 'object',
  title: 'Site',
  description: 'A complete portfolio site in one file.',
  properties: {
    $schema: {
      type: 'string',
      maxLength: 2000,
      title: 'Schema',
      description: 'The JSON Schema that editors use for completion and validation.',
    },
    version: { const: version, title: 'Version', description: 'The version of the site.json format.' },
    language: {
      type: 'string',
      maxLength: 35,
      pattern: patterns.language,
      title: 'Language',
      description: 'The language of the site, as a language tag. Right-to-left languages get a mirrored layout.',
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
        'The languages of a multilingual site. Use instead of "language". The first language is served at "/" and is the fallback for missing translations. Every other language has its own path, such as "/fr". Any text can then be an object: {"en": …, "fr": …}.',
      examples: [['en', 'fr', 'ar']],
    },
    digits: {
      type: 'string',
      enum: ['latin', 'native'],
      default: 'latin',
      title: 'Digits',
      description:
        'The digits for dates and numbers. "native" uses the digits of the site language, such as ١٢٣ in Arabic. Digits in your own text don’t change.',
    },
    timeZone: {
      type: 'string',
      maxLength: 64,
      pattern: patterns.timeZone,
      title: 'Time zone',
      description:
        'The time zone in which posts are published on their date, and which {today} and {year} follow when the site is built. Defaults to UTC.',
      examples: ['Africa/Tunis', 'Europe/Berlin', 'America/New_York', 'Asia/Shanghai'],
    },
    url: {
      type: 'string',
      maxLength: 500,
      pattern: patterns.url,
      title: 'Site URL',
      description: 'The URL where the site is published. Required for canonical URLs, the sitemap and link previews.',
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
        'The path of the browser tab icon in public/. Defaults to public/favicon.svg, .png or .ico. If none of them exists, an icon is generated in your accent color.',
      examples: ['/favicon.svg'],
    },
    image: { ...picture, title: 'Link preview', description: 'The default image for link previews.' },
    outputs,
    analytics,
    verify,
    notes: {
      type: 'object',
      title: 'Notes',
      description:
        'Your own notes, in any form. They are never published, except those of an imported résumé if "notes" of "resume" in "outputs" is true.',
      examples: [{ idea: 'Add a page about talks' }],
    },
  },
  required: ['version', 'owner', 'pages'],
  if: { required: ['languages'] },
  else: { required: ['language'] },
  additionalProperties: false,
} as const satisfies JSONSchema;

/** A site in one language, as every stage after the first gets it. */
export type Site = Omit<
  FromSchema<
    typeof site,
    {
      keepDefaultedPropertiesOptional: true;
      deserialize: [{ pattern: { title: 'Block' }; output: Block }, ...WithWords['deserialize']];
    }
  >,
  'language' | 'languages'
> & {
  language: string;
  /** All languages of the site, if it has several. */
  languages?: string[];
  /** The path prefix of this language: "/fr"; undefined for the first one. */
  prefix?: string;
  /** The pages that don't exist in all languages, with the languages that lack them. */
  absent?: Record<string, string[]>;
  /**
   * The paths of pages that are mostly untranslated in this language, and whose canonical URL is in the first language.
   */
  untranslated?: string[];
};
export type Page = Site['pages'][number];

/** A localized site: its texts in the fallback language are rich. Labels have no fallbacks. */
export type RichSite = Omit<Site, LocalizedPart> & WithRichText<Pick<Site, LocalizedPart>>;
type LocalizedPart = 'owner' | 'pages' | 'navigation' | 'footer' | 'notFound' | 'outputs';
export type RichPage = RichSite['pages'][number];

/** A site as it is written in site.json: in one language or in several. */
export type WrittenSite = Omit<Site, 'language' | 'prefix' | 'untranslated' | 'absent'> & { language?: string };
