import type { JSONSchema } from 'json-schema-to-ts';
import { date, hidden, href, id, keywords, line, section, shown } from '../parts.ts';

import { patterns } from '../patterns.ts';
import { issued } from './credential-list.ts';

export const skillGroup = {
  type: 'object',
  title: 'Skill group',
  description: 'Groups of skills with their levels, and badges for certifications and training.',
  properties: {
    type: { const: 'skill-group', title: 'Type', description: 'Which block this is.' },
    ...section,
    groups: {
      type: 'array',
      minItems: 1,
      maxItems: 40,
      title: 'Groups',
      description: 'Skills that belong together, each group under its title.',
      items: {
        type: 'object',
        title: 'Group',
        description: 'A title and its skills.',
        properties: {
          title: { ...line, title: 'Title', description: 'What these skills have in common.', examples: ['Backend'] },
          hidden,
          skills: {
            type: 'array',
            minItems: 1,
            maxItems: 60,
            title: 'Skills',
            description: 'The skills of this group, the strongest first.',
            items: {
              type: 'object',
              title: 'Skill',
              description: 'A skill and how well you know it.',
              properties: {
                name: { ...line, title: 'Name', description: 'The name of the skill.', examples: ['Symfony'] },
                level: {
                  type: ['number', 'string'],
                  minimum: 0,
                  maximum: 100,
                  minLength: 1,
                  maxLength: 120,
                  pattern: patterns.level,
                  title: 'Level',
                  description:
                    'Per cent, from 0 to 100, or a word such as "Master". Without it the skill is a name and nothing else.',
                  examples: [90, 'Master'],
                },
                keywords,
                since: { ...date, title: 'Since', description: 'Since when you have used it.', examples: ['2016'] },
                evidence: {
                  type: 'array',
                  items: { ...id, title: 'Evidence', description: 'The id of an entry or a card.' },
                  maxItems: 20,
                  uniqueItems: true,
                  title: 'Evidence',
                  description: 'Where you used it: ids of entries and cards. They are shown as links.',
                  examples: [['gympark']],
                },
              },
              required: ['name'],
              additionalProperties: false,
            },
          },
        },
        required: ['title', 'skills'],
        additionalProperties: false,
      },
    },
    badges: {
      type: 'object',
      title: 'Badges',
      description: 'Certifications and training.',
      properties: {
        heading: {
          ...line,
          title: 'Heading',
          description: 'The title above the badges.',
          examples: ['Certifications and training'],
        },
        items: {
          type: 'array',
          minItems: 1,
          maxItems: 100,
          title: 'Items',
          description: 'The badges, each drawn with a tile of its own.',
          items: {
            type: 'object',
            title: 'Badge',
            description: 'One certification or training.',
            properties: {
              name: { ...line, title: 'Name', description: 'What was earned.', examples: ['Scrum Master'] },
              href: { ...href, description: 'A proof that others can check.' },
              ...issued,
              ...shown,
            },
            required: ['name'],
            additionalProperties: false,
          },
        },
      },
      required: ['items'],
      additionalProperties: false,
    },
  },
  required: ['type', 'groups'],
  additionalProperties: false,
  examples: [
    {
      type: 'skill-group',
      id: 'skills',
      heading: 'Skills',
      intro: ['What I use, and how well I know it.'],
      groups: [
        {
          title: 'Backend',
          skills: [
            { name: 'PHP', level: 95, since: '2012' },
            { name: 'Symfony', level: 92, keywords: ['Doctrine', 'API Platform'] },
            { name: 'Rust', level: 100 },
            { name: 'Learning: Elixir' },
          ],
        },
      ],
      badges: {
        heading: 'Certifications and training',
        items: [{ name: 'Scrum Master', issuer: 'Scrum Alliance', date: '2021-03', href: 'https://example.com/' }],
      },
    },
  ],
} as const satisfies JSONSchema;
