import type { JSONSchema } from 'json-schema-to-ts';
import {
  date,
  entry,
  facts,
  iconLink,
  id,
  label,
  line,
  list,
  picture,
  prose,
  setting,
  shown,
  suffix,
} from '../../../schema/parts.ts';

export const hero = {
  type: 'object',
  title: 'Hero',
  description: 'The introduction at the top of a page: who you are, what you do and where to go next.',
  properties: {
    type: { const: 'hero', title: 'Type', description: 'The type of the block.' },
    id,
    ...shown,
    kind: {
      type: 'string',
      enum: ['person', 'article'],
      default: 'person',
      title: 'Kind',
      description:
        'What the hero introduces: a person, or the subject of the page, such as a project or a post ("article").',
    },
    headline: setting(line, 'Headline', 'The main heading of the page.', ['{name}']),
    title: setting(line, 'Title', 'What you do, in a few words.', ['{title}']),
    summary: setting(
      prose,
      'Summary',
      'Two or three sentences about you or the page. {yearsSince:2016} gives the number of years since 2016, and {yearsSince:2016+1} gives one more. Both numbers stay current without a rebuild.',
      ['For {yearsSince:2016+1} years, I have built web platforms.'],
    ),
    actions: setting(list(iconLink, 6), 'Actions', 'The buttons, most important first.', [
      [{ label: 'My CV', href: '/cv.pdf', icon: 'download' }],
    ]),
    counters: {
      type: 'array',
      maxItems: 8,
      title: 'Counters',
      description: 'Numbers that count up when they scroll into view.',
      examples: [[{ label: 'Projects Delivered', value: 50, suffix: '+' }]],
      items: entry('Counter', 'A number and its label.', ['label', 'value'], {
        label: setting(label, 'Label', 'What the number counts.', ['Projects Delivered']),
        value: {
          type: 'number',
          minimum: 0,
          maximum: 1000000000,
          title: 'Value',
          description: 'The number to count up to.',
          examples: [50],
        },
        suffix: setting(suffix, 'Suffix', 'The text directly after the number.', ['+', ' %']),
      }),
    },
    links: setting(list(iconLink, 12), 'Links', 'Links to your profiles and email address, shown as icons.', [
      [{ label: 'Email', href: 'mailto:{email}', icon: 'mail' }],
    ]),
    availability: setting(line, 'Availability', 'Your availability for work, in one line.', ['Open to new projects']),
    date: {
      ...date,
      description: 'The date of the project or post. Shown only when "kind" is "article".',
      examples: ['2024-03'],
    },
    role: setting(label, 'Role', 'Your role in the project. Shown only when "kind" is "article".', [
      'Full Stack Developer',
    ]),
    facts: {
      ...facts,
      maxItems: 12,
      description:
        'Short facts below the summary, such as the client and the technologies. Shown only when "kind" is "article".',
      examples: [[{ label: 'Client', value: 'Gympark' }]],
    },
    picture: {
      ...picture,
      description: 'A photo of you that replaces the artwork. When "kind" is "article", a wide image of the subject.',
    },
  },
  required: ['type', 'headline'],
  additionalProperties: false,
  examples: [
    {
      type: 'hero',
      id: 'welcome',
      headline: '{name}',
      title: '{title}',
      summary: 'For {yearsSince:2016+1} years, I have built web platforms that people enjoy using.',
      actions: [{ label: 'Get in touch', href: 'mailto:{email}' }],
      counters: [{ label: 'Projects Delivered', value: 50, suffix: '+' }],
      links: [{ label: 'GitHub', href: 'https://github.com/', icon: 'github' }],
      availability: 'Open to new projects',
    },
  ],
} as const satisfies JSONSchema;
