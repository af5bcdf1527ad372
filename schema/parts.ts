import type { JSONSchema } from 'json-schema-to-ts';
import { type Icon, iconExamples } from './icons.ts';
import { patterns } from './patterns.ts';

/*
 * The fragments that every text, address and picture of the site goes through.
 * A fragment says what may be written; the place where it is used adds its own title and description.
 */

/** One line of text. Placeholders such as {name} are filled in. */
export const line = {
  type: 'string',
  minLength: 1,
  maxLength: 500,
  pattern: patterns.line,
} as const satisfies JSONSchema;

/** A short line that names something to click or to fill in; writing-direction marks could disguise it. */
export const label = {
  type: 'string',
  minLength: 1,
  maxLength: 120,
  pattern: patterns.label,
} as const satisfies JSONSchema;

/** One paragraph of plain text; a line break in it stays a line break. */
export const prose = {
  type: 'string',
  minLength: 1,
  maxLength: 5000,
  pattern: patterns.prose,
} as const satisfies JSONSchema;

/** What stands right after a number. */
export const suffix = { type: 'string', maxLength: 12, pattern: patterns.suffix } as const satisfies JSONSchema;

export const paragraphs = { type: 'array', items: prose, maxItems: 100 } as const satisfies JSONSchema;

/** The anchor of a block: the part of an address after #. */
export const id = {
  type: 'string',
  minLength: 1,
  maxLength: 64,
  pattern: patterns.id,
  title: 'Anchor',
  description: 'The name that links use to jump here: "skills" is reached by "#skills". Unique on its page.',
  examples: ['about', 'skills', 'contact'],
} as const satisfies JSONSchema;

/** The name under which an answer is sent. */
export const fieldName = {
  type: 'string',
  minLength: 1,
  maxLength: 64,
  pattern: patterns.fieldName,
} as const satisfies JSONSchema;

export const hidden = {
  type: 'boolean',
  default: false,
  title: 'Hidden',
  description: 'true keeps this in the file and leaves it out of the site.',
} as const satisfies JSONSchema;

export const href = {
  type: 'string',
  minLength: 1,
  maxLength: 2000,
  pattern: patterns.href,
  title: 'Address',
  description:
    'Where it leads: https://…, mailto:…, tel:…, a page of this site ("/privacy-policy"), a place on a page ("#contact", "/#contact") or a file in public/ ("/cv.pdf"). "#" alone is a placeholder and is drawn without a link.',
  examples: ['https://example.com/', 'mailto:{email}', '/#contact', '/cv.pdf'],
} as const satisfies JSONSchema;

/** A page of the site that tells of one thing. */
export const ownPage = {
  type: 'string',
  minLength: 1,
  maxLength: 200,
  pattern: patterns.path,
  title: 'Page',
  description: 'The path of a page of this site that tells of it. In place of "href".',
  examples: ['/projects/gympark'],
} as const satisfies JSONSchema;

/** A file in the folder public/. Nothing is ever loaded from somewhere else. */
export const file = {
  type: 'string',
  maxLength: 500,
  pattern: patterns.file,
} as const satisfies JSONSchema;

/*
 * To TypeScript the list of what it can be: a pattern alone would be any text. Editors complete what stands among the
 * examples.
 */
export const icon = {
  type: 'string',
  pattern: patterns.icon,
  title: 'Icon',
  description: 'A small drawing beside the words: one of ours, the sign of a brand, or an SVG of your own in public/.',
  examples: iconExamples,
} as const satisfies JSONSchema as unknown as {
  type: 'string';
  enum: readonly Icon[];
  title: 'Icon';
};

export const link = {
  type: 'object',
  title: 'Link',
  description: 'Words and the address they lead to.',
  properties: {
    label: { ...label, title: 'Label', description: 'The words of the link.', examples: ['View My Work'] },
    href,
  },
  required: ['label', 'href'],
  additionalProperties: false,
  examples: [{ label: 'GitHub', href: 'https://github.com/' }],
} as const satisfies JSONSchema;

/** A link where a drawing may stand: a button, or one in a row of icons. */
export const iconLink = {
  ...link,
  properties: { ...link.properties, icon },
  examples: [{ label: 'GitHub', href: 'https://github.com/', icon: 'github' }],
} as const satisfies JSONSchema;

export const picture = {
  type: 'object',
  title: 'Picture',
  description: 'A picture from public/, with words for those who do not see it.',
  properties: {
    src: { ...file, title: 'File', description: 'The picture, from the root of public/.', examples: ['/me.jpg'] },
    alt: {
      ...line,
      title: 'Alternative text',
      description: 'What the picture shows, in one sentence.',
      examples: ['Portrait of {name} at a desk'],
    },
    decorative: {
      type: 'boolean',
      const: true,
      title: 'Decorative',
      description: 'true when the picture says nothing that the text does not say; then it needs no alternative text.',
    },
  },
  required: ['src'],
  if: { required: ['decorative'] },
  else: { required: ['alt'] },
  additionalProperties: false,
  examples: [{ src: '/me.jpg', alt: 'Portrait of {name} at a desk' }],
} as const satisfies JSONSchema;

/** A picture in a place that has a shape of its own. */
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
        'How it fills its place. cover: all of the place, and what sticks out is cut off. contain: the whole picture, with room around it; for logos and screenshots.',
    },
    focus: {
      type: 'string',
      enum: ['center', 'top', 'bottom', 'left', 'right', 'top left', 'top right', 'bottom left', 'bottom right'],
      default: 'center',
      title: 'Focus',
      description: 'What is seen of it in any case, where something has to be cut off.',
    },
  },
} as const satisfies JSONSchema;

/** A video that is played elsewhere: nothing of it is loaded before somebody goes there. */
export const video = {
  type: 'object',
  title: 'Video',
  description: 'A video at YouTube, Vimeo or a host of PeerTube: a picture of it that leads there.',
  properties: {
    href: {
      type: 'string',
      maxLength: 2000,
      pattern: patterns.website,
      title: 'Address',
      description: 'Where it plays: the address of its page at YouTube, Vimeo or a host of PeerTube.',
      examples: ['https://vimeo.com/76979871'],
    },
    picture: { ...picture, description: 'A picture of it, from public/.' },
    title: { ...line, title: 'Title', description: 'What it is called.', examples: ['A walk through the booking'] },
  },
  required: ['href', 'picture'],
  additionalProperties: false,
  examples: [{ href: 'https://vimeo.com/76979871', picture: { src: '/walk.jpg', alt: 'A hand on a phone' } }],
} as const satisfies JSONSchema;

/** A day, a month or a year, as precisely as it is known. */
export const date = {
  type: 'string',
  pattern: patterns.date,
  title: 'Date',
  description: 'When it was, as precisely as you want to say it: a year, a month or a day.',
  examples: ['2021', '2021-03', '2021-03-15'],
} as const satisfies JSONSchema;

export const period = {
  type: 'object',
  title: 'Period',
  description: 'From one date to another. Without an end it lasts.',
  properties: {
    start: { ...date, title: 'Start', description: 'When it began.', examples: ['2016-10', '2016'] },
    end: {
      type: 'string',
      pattern: patterns.dateOrPresent,
      title: 'End',
      description: 'When it ended. "present", or no end at all, while it lasts.',
      examples: ['present', '2017-02', '2017'],
    },
  },
  required: ['start'],
  additionalProperties: false,
  examples: [{ start: '2016-10', end: 'present' }],
} as const satisfies JSONSchema;

/** Where something of the record may be seen. */
export const audience = {
  type: 'array',
  items: { type: 'string', enum: ['web', 'cv'], title: 'Audience' },
  minItems: 1,
  uniqueItems: true,
  title: 'For',
  description: 'Where it may be seen: on the pages of the site (web), on the page of the CV (cv). Without it: on both.',
  examples: [['cv']],
} as const satisfies JSONSchema;

/** Whether something is seen at all, and where. */
export const shown = { hidden, for: audience } as const;

/** What every block but the hero says of itself. */
export const section = {
  id,
  heading: { ...line, title: 'Heading', description: 'The title of this section.', examples: ['Skills'] },
  intro: {
    ...paragraphs,
    title: 'Introduction',
    description: 'Paragraphs under the heading.',
    examples: [['What I use, and how well I know it.']],
  },
  ...shown,
} as const;

/** The address of something that can be checked: a name that others can jump to from "used at". */
export const place = {
  ...id,
  description: 'The name that links and "evidence" use for it: "gympark" is reached by "#gympark". Unique on its page.',
  examples: ['gympark'],
} as const satisfies JSONSchema;

/** Words that say what something has to do with. */
export const keywords = {
  type: 'array',
  items: label,
  maxItems: 60,
  title: 'Keywords',
  description: 'Words that say more about it.',
  examples: [['GraphQL', 'Redis']],
} as const satisfies JSONSchema;

/** What has no setting of its own: a number, a name, a sum, and what it is. */
export const facts = {
  type: 'array',
  maxItems: 20,
  title: 'Facts',
  description: 'What else there is to say of it: a label and a value each, in the order in which they are shown.',
  examples: [[{ label: 'Supervisor', value: 'Prof. Leila Haddad' }]],
  items: {
    type: 'object',
    title: 'Fact',
    description: 'A label with a value.',
    properties: {
      label: { ...label, title: 'Label', description: 'What the fact is about.', examples: ['Supervisor'] },
      value: { ...line, title: 'Value', description: 'The fact itself.', examples: ['Prof. Leila Haddad'] },
    },
    required: ['label', 'value'],
    additionalProperties: false,
  },
} as const satisfies JSONSchema;

/** What changed, or was done: a sentence each. */
export const achievements = {
  type: 'array',
  items: prose,
  maxItems: 40,
  title: 'Achievements',
  description: 'What came of it, one sentence each.',
  examples: [['Took releases from monthly to weekly']],
} as const satisfies JSONSchema;
