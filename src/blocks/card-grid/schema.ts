import type { JSONSchema } from 'json-schema-to-ts';
import {
  achievements,
  date,
  entry,
  entryList,
  facts,
  flag,
  framedPicture,
  href,
  icon,
  iconLink,
  keywords,
  label,
  line,
  list,
  ownPage,
  period,
  place,
  prose,
  recordSection,
  setting,
  shown,
  video,
} from '../../../schema/parts.ts';
import { patterns } from '../../../schema/patterns.ts';

/** Categories and levels have short keys, so that a label can be changed in one place. */
const key = {
  type: 'string',
  minLength: 1,
  maxLength: 64,
  pattern: patterns.id,
} as const satisfies JSONSchema;

const card = entry('Card', 'A strength or a project.', ['title'], {
  id: place,
  title: setting(line, 'Title', 'The title of the card.', ['Gympark']),
  role: setting(label, 'Role', 'Your role in the project.', ['Full Stack Developer']),
  roles: setting(list(label, 10), 'Roles', 'Your roles in the project, if you had several.', [
    ['Project Manager', 'Full Stack Developer'],
  ]),
  organization: setting(line, 'Organization', 'The client or organization.', ['Gympark']),
  period,
  date: { ...date, description: 'The date of the project. Use instead of "period".' },
  price: setting(label, 'Price', 'The price, as free-form text.', ['from €900', 'free']),
  description: setting(prose, 'Description', 'A description in one or two sentences.', [
    'Booking platform for a gym chain.',
  ]),
  icon,
  category: setting(key, 'Category', 'The key of a category. Unknown keys are labeled "Project".', ['fullstack']),
  technologies: setting(list(label, 60), 'Technologies', 'The technologies used.', [['Symfony', 'React']]),
  keywords,
  achievements,
  facts: { ...facts, examples: [[{ label: 'Client', value: 'Gympark' }]] },
  href: { ...href, description: 'The link target of the card.' },
  page: ownPage,
  links: setting(list(iconLink, 10), 'Links', 'Links to the project.', [
    [{ label: 'Visit', href: 'https://example.com/' }],
  ]),
  picture: { ...framedPicture, description: 'An image of the project. It replaces the generated tile.' },
  pictures: setting(
    list(framedPicture, 20),
    'Pictures',
    'Additional images below the text. They open in a larger view.',
    [[{ src: '/gympark-2.jpg', alt: 'The Gympark booking page' }]],
  ),
  video: { ...video, description: 'A video below the text, shown as an image that links to it.' },
  featured: setting(
    flag,
    'Featured',
    'Whether to show this card large. If no card is featured, the first four in the "projects" layout are large.',
  ),
  ...shown,
});

const language = entry('Language', 'A language and your level.', ['name'], {
  name: setting(label, 'Name', 'The name of the language.', ['French']),
  level: setting(
    label,
    'Level',
    'Your level: a CEFR level (A1 to C2), "native", which is shown in the site language, or free-form text.',
    ['B2', 'native', 'Professional working'],
  ),
});

export const cardGrid = {
  type: 'object',
  title: 'Card grid',
  description: 'A grid of cards, such as your strengths or your projects.',
  properties: {
    type: { const: 'card-grid', title: 'Type', description: 'The type of the block.' },
    ...recordSection,
    layout: {
      type: 'string',
      enum: ['highlights', 'projects'],
      default: 'highlights',
      title: 'Layout',
      description:
        '"highlights" suits a few cards with icons; "projects" suits many cards and shows the first ones large.',
    },
    facts: {
      type: 'array',
      maxItems: 20,
      title: 'Facts',
      description: 'Short facts next to the introduction, such as your location and languages.',
      items: {
        type: 'object',
        title: 'Fact',
        description: 'A label with a value or a list of languages.',
        properties: {
          label: setting(label, 'Label', 'The label of the fact.', ['Location']),
          value: setting(line, 'Value', 'The value of the fact.', ['{location}']),
          languages: {
            type: 'array',
            minItems: 1,
            maxItems: 30,
            title: 'Languages',
            description: 'The languages you speak, with your level.',
            examples: [[{ name: 'French', level: 'B2' }]],
            items: language,
          },
        },
        required: ['label'],
        if: { required: ['languages'] },
        else: { required: ['value'] },
        additionalProperties: false,
      },
    },
    categories: {
      type: 'array',
      maxItems: 20,
      title: 'Categories',
      description: 'The categories of the cards, in the order of the filter.',
      examples: [[{ id: 'fullstack', label: 'Full Stack' }]],
      items: entry('Category', 'A category and the label on its badge.', ['id', 'label'], {
        id: setting(key, 'Key', 'The key that cards use to refer to the category.', ['fullstack']),
        label: setting(label, 'Label', 'The label on the badge.', ['Full Stack']),
      }),
    },
    roles: {
      type: 'array',
      items: label,
      minItems: 1,
      maxItems: 40,
      uniqueItems: true,
      title: 'Roles',
      description: 'The allowed roles. If set, Onefolio reports roles on cards that aren’t in this list.',
      examples: [['Full Stack Developer']],
    },
    filter: setting(flag, 'Filter', 'Whether visitors can filter the cards by category.'),
    structuredData: setting(
      flag,
      'Structured data',
      'Whether to describe each card to search engines as structured data: its position, name and description.',
    ),
    cards: entryList(card, 1000, 'Cards', 'The cards, most important first.'),
    tags: setting(list(label, 60), 'Tags', 'Short labels below the cards.', [['Remote friendly']]),
  },
  required: ['type'],
  if: { required: ['facts'] },
  else: { required: ['cards'] },
  additionalProperties: false,
  examples: [
    {
      type: 'card-grid',
      id: 'work',
      heading: 'Work',
      intro: ['Selected projects.'],
      layout: 'projects',
      facts: [
        { label: 'Location', value: '{location}' },
        {
          label: 'Languages',
          languages: [
            { name: 'Arabic', level: 'native' },
            { name: 'French', level: 'B2' },
          ],
        },
      ],
      categories: [{ id: 'fullstack', label: 'Full Stack' }],
      roles: ['Full Stack Developer'],
      filter: true,
      structuredData: true,
      cards: [
        {
          title: 'Gympark',
          role: 'Full Stack Developer',
          description: 'Booking platform for a gym chain.',
          icon: 'code',
          category: 'fullstack',
          period: { start: '2021', end: '2022-06' },
          technologies: ['Symfony', 'React'],
          achievements: ['Migrated forty gyms in one night'],
          links: [{ label: 'Visit Gympark', href: 'https://example.com/gympark' }],
          featured: true,
        },
        { title: 'Sisa Group', description: 'Corporate site with a page for each subsidiary.', category: 'fullstack' },
      ],
      tags: ['Remote friendly'],
    },
  ],
} as const satisfies JSONSchema;
