import { type Sections, sectionOf } from '../../core/outputs/resume/settings.ts';
import { quoteList } from './schema.ts';

export const resume: Sections = {
  references: sectionOf(quoteList.properties.quotes, [
    ['name', 'name'],
    ['reference', 'text'],
  ]),
};
