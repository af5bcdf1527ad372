import type { JSONSchema } from 'json-schema-to-ts';
import { issued } from '../../../schema/issued.ts';
import {
  block,
  date,
  entry,
  entryList,
  hidden,
  href,
  id,
  keywords,
  line,
  recordSection,
  setting,
  shown,
  variants,
} from '../../../schema/parts.ts';
import { patterns } from '../../../schema/patterns.ts';

const badge = entry('Badge', 'A certification or training course.', ['name'], {
  name: setting(line, 'Name', 'The name of the certification or course.', ['Scrum Master']),
  href: { ...href, description: 'A URL where others can verify the credential.' },
  ...issued,
  ...shown,
});

const skill = entry('Skill', 'A skill and your level.', ['name'], {
  name: setting(line, 'Name', 'The name of the skill.', ['Symfony']),
  level: {
    type: ['number', 'string'],
    minimum: 0,
    maximum: 100,
    minLength: 1,
    maxLength: 120,
    pattern: patterns.level,
    title: 'Level',
    description: 'A percentage from 0 to 100, or text such as "Expert". Without a level, only the name is shown.',
    examples: [90, 'Expert'],
  },
  keywords,
  since: setting(date, 'Since', 'The date when you started using the skill.', ['2016']),
  evidence: {
    type: 'array',
    items: setting(id, 'Evidence', 'The anchor ("id") of an entry or card.'),
    maxItems: 20,
    uniqueItems: true,
    title: 'Evidence',
    description: 'The anchors ("id") of entries and cards that show where you used the skill. They appear as links.',
    examples: [['gympark']],
  },
});

const group = entry('Group', 'A group of related skills.', ['title', 'skills'], {
  title: setting(line, 'Title', 'The title of the group.', ['Backend']),
  hidden,
  in: variants,
  skills: entryList(skill, 60, 'Skills', 'The skills of the group, strongest first.'),
});

export const skillGroup = {
  ...block('skill-group', 'Groups of skills with levels, and badges for certifications and training.', ['groups'], {
    ...recordSection,
    groups: entryList(group, 40, 'Groups', 'The groups of skills.'),
    badges: entry('Badges', 'Badges for certifications and training.', ['items'], {
      heading: setting(line, 'Heading', 'The heading above the badges.', ['Certifications and training']),
      items: entryList(badge, 100, 'Items', 'The badges. Each gets its own generated tile.'),
    }),
  }),
  examples: [
    {
      type: 'skill-group',
      id: 'skills',
      heading: 'Skills',
      intro: ['The tools I use and how well I know them.'],
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
