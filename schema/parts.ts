import type { JSONSchema } from 'json-schema-to-ts';
import { type Icon, iconExamples } from './icons.ts';
import { patterns } from './patterns.ts';

/*
 * The schemas of texts, addresses and images, which all blocks share. Each defines the allowed values; every use adds a
 * title and a description.
 */

/** A setting: the schema of its values, with its own title, description and examples. */
export const setting = <const Values extends JSONSchema & object>(
  values: Values,
  title: string,
  description: string,
  examples?: readonly unknown[],
  // Titles and examples don't affect the type of the values.
): Values => ({ ...values, title, description, ...(examples && { examples }) });

/** A list of values with these schemas. */
export const list = <const Items extends JSONSchema>(items: Items, maxItems: number) =>
  ({ type: 'array', items, maxItems }) as const;

/** A block with no other settings than these. Its title is its type: "Course list" for "course-list". */
export const block = <
  const Type extends string,
  const Required extends readonly string[],
  const Properties extends Record<string, JSONSchema>,
>(
  type: Type,
  description: string,
  required: Required,
  properties: Properties,
) =>
  entry(titleOf(type), description, ['type', ...required], {
    type: { const: type, title: 'Type', description: 'The type of the block.' },
    ...properties,
  });

const titleOf = (type: string) => type.charAt(0).toUpperCase() + type.slice(1).replaceAll('-', ' ');

/** An object in a list, with no other settings than these. */
export const entry = <const Required extends readonly string[], const Properties extends Record<string, JSONSchema>>(
  title: string,
  description: string,
  required: Required,
  properties: Properties,
) => ({ type: 'object', title, description, properties, required, additionalProperties: false }) as const;

/** A setting with a list of at least one entry. */
export const entryList = <const Entry extends JSONSchema>(
  items: Entry,
  maxItems: number,
  title: string,
  description: string,
) => ({ type: 'array', minItems: 1, maxItems, title, description, items }) as const;

/** One line of text. Placeholders such as {name} are filled in. */
export const line = {
  type: 'string',
  minLength: 1,
  maxLength: 500,
  pattern: patterns.line,
} as const satisfies JSONSchema;

/** A short line that labels a link or a field; bidirectional control characters could disguise it. */
export const label = {
  type: 'string',
  minLength: 1,
  maxLength: 120,
  pattern: patterns.label,
} as const satisfies JSONSchema;

/** One paragraph of plain text, with optional line breaks. */
export const prose = {
  type: 'string',
  minLength: 1,
  maxLength: 5000,
  pattern: patterns.prose,
} as const satisfies JSONSchema;

/** The text directly after a number. */
export const suffix = { type: 'string', maxLength: 12, pattern: patterns.suffix } as const satisfies JSONSchema;

export const paragraphs = { type: 'array', items: prose, maxItems: 100 } as const satisfies JSONSchema;

/** The anchor of a block: the part of a URL after #. */
export const id = {
  type: 'string',
  minLength: 1,
  maxLength: 64,
  pattern: patterns.id,
  title: 'Anchor',
  description:
    'The anchor that links can point to. For example, "#skills" links to "skills". Must be unique on its page.',
  examples: ['about', 'skills', 'contact'],
} as const satisfies JSONSchema;

/** The name of a form field in the message. */
export const fieldName = {
  type: 'string',
  minLength: 1,
  maxLength: 64,
  pattern: patterns.fieldName,
} as const satisfies JSONSchema;

/** A setting that is off unless it is true. */
export const flag = { type: 'boolean', default: false } as const satisfies JSONSchema;

export const hidden = {
  ...flag,
  title: 'Hidden',
  description: 'Whether to exclude this from the site. Hidden content stays in site.json but is never published.',
} as const satisfies JSONSchema;

export const href = {
  type: 'string',
  minLength: 1,
  maxLength: 2000,
  pattern: patterns.href,
  title: 'URL',
  description:
    'The link target: https://…, mailto:…, tel:…, a page ("/privacy-policy"), an anchor ("#contact", "/#contact") or a file in public/ ("/cv.pdf"). Use "#" as a placeholder: the text is shown without a link.',
  examples: ['https://example.com/', 'mailto:{email}', '/#contact', '/cv.pdf'],
} as const satisfies JSONSchema;

/** The path of a page about a project. */
export const ownPage = {
  type: 'string',
  minLength: 1,
  maxLength: 200,
  pattern: patterns.path,
  title: 'Page',
  description: 'The path of a page on this site with more details. Use instead of "href".',
  examples: ['/projects/gympark'],
} as const satisfies JSONSchema;

/** A file in public/. Sites never load files from elsewhere. */
export const file = {
  type: 'string',
  maxLength: 500,
  pattern: patterns.file,
} as const satisfies JSONSchema;

/* TypeScript gets the list of icons, because a pattern would be any string. Editors complete the examples. */
export const icon = {
  type: 'string',
  pattern: patterns.icon,
  title: 'Icon',
  description: 'An icon next to the text: a built-in icon, a brand icon or a custom SVG file in public/.',
  examples: iconExamples,
} as const satisfies JSONSchema as unknown as {
  type: 'string';
  enum: readonly Icon[];
  title: 'Icon';
};

export const link = {
  type: 'object',
  title: 'Link',
  description: 'A link: its text and its target.',
  properties: {
    label: { ...label, title: 'Label', description: 'The link text.', examples: ['View My Work'] },
    href,
  },
  required: ['label', 'href'],
  additionalProperties: false,
  examples: [{ label: 'GitHub', href: 'https://github.com/' }],
} as const satisfies JSONSchema;

/** A link with an optional icon. */
export const iconLink = {
  ...link,
  properties: { ...link.properties, icon },
  examples: [{ label: 'GitHub', href: 'https://github.com/', icon: 'github' }],
} as const satisfies JSONSchema;

export const picture = {
  type: 'object',
  title: 'Picture',
  description: 'An image in public/, with alt text.',
  properties: {
    src: { ...file, title: 'File', description: 'The path of the image in public/.', examples: ['/me.jpg'] },
    alt: {
      ...line,
      title: 'Alt text',
      description: 'What the image shows, in one sentence.',
      examples: ['Portrait of {name} at a desk'],
    },
    decorative: {
      type: 'boolean',
      const: true,
      title: 'Decorative',
      description: 'Set to true if the image adds no information to the text. Decorative images don’t need alt text.',
    },
  },
  required: ['src'],
  if: { required: ['decorative'] },
  else: { required: ['alt'] },
  additionalProperties: false,
  examples: [{ src: '/me.jpg', alt: 'Portrait of {name} at a desk' }],
} as const satisfies JSONSchema;

/** An image in a frame with a fixed shape. */
export const framedPicture = {
  ...picture,
  properties: {
    ...picture.properties,
    fit: {
      type: 'string',
      enum: ['cover', 'contain'],
      default: 'cover',
      title: 'Fit',
      description:
        'How the image fits its frame. "cover" fills the frame and crops the image; "contain" shows the whole image, which suits logos and screenshots.',
    },
    focus: {
      type: 'string',
      enum: ['center', 'top', 'bottom', 'left', 'right', 'top left', 'top right', 'bottom left', 'bottom right'],
      default: 'center',
      title: 'Focus',
      description: 'The part of the image that stays visible when the image is cropped.',
    },
  },
} as const satisfies JSONSchema;

/** A video on another site: nothing of it is loaded before a click. */
export const video = {
  type: 'object',
  title: 'Video',
  description: 'A video on YouTube, Vimeo or a PeerTube instance, shown as an image that links to it.',
  properties: {
    href: {
      type: 'string',
      maxLength: 2000,
      pattern: patterns.website,
      title: 'URL',
      description: 'The URL of the video on YouTube, Vimeo or a PeerTube instance.',
      examples: ['https://vimeo.com/76979871'],
    },
    picture: { ...picture, description: 'The preview image of the video.' },
    title: {
      ...line,
      title: 'Title',
      description: 'The title of the video.',
      examples: ['A tour of the booking system'],
    },
  },
  required: ['href', 'picture'],
  additionalProperties: false,
  examples: [{ href: 'https://vimeo.com/76979871', picture: { src: '/walk.jpg', alt: 'A hand holding a phone' } }],
} as const satisfies JSONSchema;

/** A day, a month or a year. */
export const date = {
  type: 'string',
  pattern: patterns.date,
  title: 'Date',
  description: 'The date, as a year, a month or a day.',
  examples: ['2021', '2021-03', '2021-03-15'],
} as const satisfies JSONSchema;

export const period = {
  type: 'object',
  title: 'Period',
  description: 'The start and end dates. Without an end date, the period is ongoing.',
  properties: {
    start: { ...date, title: 'Start', description: 'The start date.', examples: ['2016-10', '2016'] },
    end: {
      type: 'string',
      pattern: patterns.dateOrPresent,
      title: 'End',
      description: 'The end date. Omit it or use "present" for an ongoing period.',
      examples: ['present', '2017-02', '2017'],
    },
  },
  required: ['start'],
  additionalProperties: false,
  examples: [{ start: '2016-10', end: 'present' }],
} as const satisfies JSONSchema;

/** Where a part of the record is visible. */
export const audience = {
  type: 'array',
  items: { type: 'string', enum: ['web', 'cv'], title: 'Audience' },
  minItems: 1,
  uniqueItems: true,
  title: 'For',
  description: 'Where to show this: on the site ("web") or on the CV ("cv"). Defaults to both.',
  examples: [['cv']],
} as const satisfies JSONSchema;

/** A word that "in" and the variants of the CV have in common. */
export const variantWord = {
  type: 'string',
  minLength: 1,
  maxLength: 64,
  pattern: patterns.id,
  title: 'Word',
} as const satisfies JSONSchema;

/** The variants of the CV that contain a part of the record. */
export const variants = {
  type: 'array',
  items: variantWord,
  minItems: 1,
  maxItems: 20,
  uniqueItems: true,
  title: 'In',
  description:
    'Words for variants of the CV. A variant with "only" contains this if it lists one of these words. Pages and /cv always contain this. Defaults to all variants.',
  examples: [['backend']],
} as const satisfies JSONSchema;

/** The language of an entry or a text block that is the same on the pages of every language. */
export const language = {
  type: 'string',
  maxLength: 35,
  pattern: patterns.language,
  title: 'Language',
  description:
    'The language of these texts as a language tag, if it differs from the language of the page. Doesn’t apply to texts that are written by language.',
  examples: ['de'],
} as const satisfies JSONSchema;

/** Whether and where something is visible. */
export const shown = { hidden, for: audience, in: variants } as const;

/** The common settings of all blocks except the hero. */
export const section = {
  id,
  heading: { ...line, title: 'Heading', description: 'The heading of the section.', examples: ['Skills'] },
  intro: {
    ...paragraphs,
    title: 'Introduction',
    description: 'Paragraphs below the heading.',
    examples: [['The tools I use and how well I know them.']],
  },
  hidden,
  for: audience,
} as const;

/** The common settings of the blocks that are part of the record. */
export const recordSection = { ...section, in: variants } as const;

/** The id of an entry, which "usedAt" can refer to. */
export const place = {
  ...id,
  description:
    'The anchor that links and "evidence" can point to. For example, "#gympark" links to "gympark". Must be unique on its page.',
  examples: ['gympark'],
} as const satisfies JSONSchema;

/** Tags. */
export const keywords = {
  type: 'array',
  items: label,
  maxItems: 60,
  title: 'Keywords',
  description: 'Related keywords.',
  examples: [['GraphQL', 'Redis']],
} as const satisfies JSONSchema;

/** Additional facts, each with a label and a value. */
export const facts = {
  type: 'array',
  maxItems: 20,
  title: 'Facts',
  description: 'Additional details, each with a label and a value, in display order.',
  examples: [[{ label: 'Supervisor', value: 'Prof. Leila Haddad' }]],
  items: entry('Fact', 'A label and its value.', ['label', 'value'], {
    label: setting(label, 'Label', 'The label of the fact.', ['Supervisor']),
    value: setting(line, 'Value', 'The value of the fact.', ['Prof. Leila Haddad']),
  }),
} as const satisfies JSONSchema;

/** A point of a list that only some variants of the CV contain: see by-language.ts. */
export const point = entry('Point', 'A point that only some variants of the CV contain.', ['text'], {
  text: setting(prose, 'Text', 'The text of the point.', ['Moved from monthly to weekly releases']),
  in: variants,
});

/** Results, one sentence each. Each can also be a point. */
export const achievements = {
  type: 'array',
  items: { ...prose, title: point.title },
  maxItems: 40,
  title: 'Achievements',
  description:
    'Results and accomplishments, one sentence each. For variants of the CV, write an object: { "text": …, "in": ["backend"] }.',
  examples: [['Moved from monthly to weekly releases']],
} as const satisfies JSONSchema;
