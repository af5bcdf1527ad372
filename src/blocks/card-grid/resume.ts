import type { BlockOf } from '../../../schema/block.ts';
import { toFluency } from '../../core/outputs/resume/fluency.ts';
import { type ResumeParts, sectionOf, type UnknownRecord } from '../../core/outputs/resume/resume-sections.ts';
import { cardGrid } from './schema.ts';

const { cards, categories, facts } = cardGrid.properties;

/* A résumé has the label of a category, and a card has its id. */
const projects = {
  ...cards,
  items: { ...cards.items, properties: { ...cards.items.properties, category: categories.items.properties.label } },
};

export const resume: ResumeParts<'card-grid'> = {
  languages: {
    ...sectionOf(facts.items.properties.languages, { language: 'name', fluency: 'level' }),
    entries: ({ facts = [] }) =>
      facts.flatMap(({ languages = [] }) =>
        languages.map(({ name, level }) => ({ name, ...(level !== undefined && { level: toFluency(level) }) })),
      ),
  },
  projects: {
    ...sectionOf(projects, {
      name: 'title',
      description: 'description',
      highlights: 'achievements',
      keywords: 'technologies',
      when: 'when',
      url: 'href',
      roles: 'roles',
      entity: 'organization',
      type: 'category',
    }),
    entries: ({ layout, cards = [], categories = [] }) =>
      layout === 'projects'
        ? cards.map(({ category: key, ...card }) => {
            const category = categories.find(({ id }) => id === key)?.label;
            return { ...projectOf(card), ...(category !== undefined && { category }) };
          })
        : [],
  },
};

type Card = NonNullable<BlockOf<'card-grid'>['cards']>[number];

function projectOf({
  role,
  roles = [],
  technologies = [],
  keywords = [],
  href,
  links = [],
  ...card
}: Card): UnknownRecord {
  const address = href ?? links[0]?.href;
  return {
    ...card,
    roles: role === undefined || roles.includes(role) ? roles : [role, ...roles],
    technologies: [...technologies, ...keywords.filter((word) => !technologies.includes(word))],
    ...(address !== undefined && { href: address }),
  };
}
