import { type Sections, sectionOf } from '../../core/outputs/resume/settings.ts';
import { cardGrid } from './schema.ts';

const { cards, categories, facts } = cardGrid.properties;

/* A résumé has the label of a category, and a card has its id. */
const projects = {
  ...cards,
  items: { ...cards.items, properties: { ...cards.items.properties, category: categories.items.properties.label } },
};

export const resume: Sections = {
  languages: sectionOf(facts.items.properties.languages, [
    ['language', 'name'],
    ['fluency', 'level'],
  ]),
  projects: sectionOf(projects, [
    ['name', 'title'],
    ['description', 'description'],
    ['highlights', 'achievements'],
    ['keywords', 'technologies'],
    'when',
    ['url', 'href'],
    ['roles', 'roles'],
    ['entity', 'organization'],
    ['type', 'category'],
  ]),
};
