import type { JSONSchema } from 'json-schema-to-ts';
import {
  block,
  date,
  entry,
  entryList,
  facts,
  href,
  label,
  line,
  list,
  prose,
  recordSection,
  setting,
  shown,
} from '../../../schema/parts.ts';

const course = entry('Course', 'A course, tutorial or workshop.', ['title'], {
  title: setting(line, 'Title', 'The name of the course.', ['Docker for PHP']),
  description: setting(prose, 'Description', 'What students learn.', [
    'Build images faster and roll back releases safely.',
  ]),
  type: setting(
    label,
    'Type',
    'The format of the course, as free-form text. "Video Course", "Tutorial Series", "Interactive Course" and "Workshop" each have their own icon.',
    ['Video Course', 'Tutorial Series', 'Interactive Course', 'Workshop', 'Seminar'],
  ),
  duration: setting(label, 'Duration', 'The length of the course.', ['12 hours']),
  term: setting(label, 'Term', 'When the course takes place, as free-form text.', ['Fall 2023']),
  date: { ...date, description: 'The date of the course. Use instead of "term".' },
  organization: setting(line, 'Organization', 'The organization that offers the course.', ['INSAT']),
  place: setting(line, 'Place', 'Where the course takes place.', ['Tunis', 'Online']),
  level: {
    type: 'string',
    enum: ['Beginner', 'Intermediate', 'Advanced'],
    title: 'Level',
    description: 'The difficulty of the course.',
  },
  students: {
    type: 'integer',
    minimum: 0,
    maximum: 1000000000,
    title: 'Students',
    description: 'The number of students who have taken the course.',
    examples: [250],
  },
  rating: {
    type: 'number',
    minimum: 0,
    maximum: 5,
    title: 'Rating',
    description: 'The average rating, from 0 to 5.',
    examples: [4.8],
  },
  topics: setting(list(label, 40), 'Topics', 'The topics of the course.', [['Docker', 'CI/CD']]),
  facts: { ...facts, examples: [[{ label: 'Language', value: 'French' }]] },
  href: {
    ...href,
    description: 'The URL of the course. Use "#" as a placeholder: the text is shown without a link.',
  },
  ...shown,
});

export const courseList = {
  ...block('course-list', 'Courses, tutorials and workshops that you teach or have taken.', ['courses'], {
    ...recordSection,
    courses: entryList(course, 200, 'Courses', 'The courses, in display order.'),
  }),
  examples: [
    {
      type: 'course-list',
      id: 'tutorials',
      heading: 'Tutorials',
      intro: ['Courses I teach.'],
      courses: [
        {
          title: 'Docker and DevOps for PHP',
          description: 'Build images faster and roll back releases safely.',
          type: 'Tutorial Series',
          duration: '8 hours',
          level: 'Advanced',
          students: 180,
          rating: 4.9,
          topics: ['Docker', 'CI/CD'],
          href: 'https://example.com/docker',
        },
        { title: 'First steps in JavaScript', type: 'Interactive Course', level: 'Beginner' },
        { title: 'Distributed systems', type: 'Seminar', term: 'Fall 2023', organization: 'INSAT', place: 'Tunis' },
        { title: 'Query plans', type: 'Workshop', level: 'Intermediate', rating: 4.7 },
        { title: 'React on video', type: 'Video Course', level: 'Intermediate', students: 0 },
      ],
    },
  ],
} as const satisfies JSONSchema;
