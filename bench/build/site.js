import { contentOf, fields } from './content.js';

/*
 * The content of the benchmark as a site of Onefolio. Every page links to the next one, so that checking references has
 * realistic work.
 */

/** The text of a site file with `count` pages; the middle one depends on the number of edits. */
export function siteOf(count, edits = 0) {
  const edited = Math.floor(count / 2);
  const pages = Array.from({ length: count }, (_, number) =>
    JSON.stringify(pageOf(number, count, number === edited && edits > 0 ? ` ${edits}` : '')),
  );
  return `{"version":2,"language":"en","owner":${JSON.stringify(owner)},"footer":{"links":[{"label":"Home","href":"/"}]},"pages":[\n${pages.join(',\n')}\n]}\n`;
}

/** The path of page `number`. */
export const pathOf = (number) => (number === 0 ? '/' : `/p${number}`);

const owner = { name: 'Amina Trabelsi', title: 'Developer', email: 'amina@example.com' };

function pageOf(number, count, edit) {
  const { name, role, summary, skills, jobs, projects, courses, legal } = contentOf(number);
  const next = pathOf((number + 1) % count);
  return {
    path: pathOf(number),
    title: `${name}: ${role}`,
    description: summary.slice(0, 150),
    blocks: [
      { type: 'hero', headline: name + edit, title: role, summary, actions: [{ label: 'Next', href: next }] },
      {
        type: 'skill-group',
        id: 'skills',
        heading: 'Skills',
        groups: skills.map(({ title, items }) => ({ title, skills: items })),
      },
      {
        type: 'timeline',
        id: 'experience',
        heading: 'Experience',
        entries: jobs.map(({ start, end, title, company, text }) => ({
          title,
          organization: company,
          period: { start, end },
          description: text,
        })),
      },
      {
        type: 'card-grid',
        id: 'projects',
        heading: 'Projects',
        layout: 'projects',
        categories: [{ id: 'all', label: 'Web' }],
        cards: projects.map(({ title, text, tools }) => ({
          title,
          description: text,
          category: 'all',
          technologies: tools,
          links: [{ label: 'More', href: `${next}#projects` }],
        })),
      },
      {
        type: 'course-list',
        id: 'courses',
        heading: 'Courses',
        courses: courses.map(({ title, text, hours, topics }) => ({
          title,
          type: 'Video Course',
          level: 'Intermediate',
          duration: `${hours} hours`,
          description: text,
          topics,
        })),
      },
      {
        type: 'form',
        id: 'contact',
        heading: 'Contact',
        fields: fields.map((field) => ({ ...field, required: true })),
        submit: 'Send',
      },
      {
        type: 'legal-text',
        id: 'legal',
        heading: 'Legal',
        sections: legal.map(({ title, text }) => ({ heading: title, paragraphs: [text] })),
      },
    ],
  };
}
