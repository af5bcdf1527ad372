import { type ResumeParts, sectionOf } from '../../core/outputs/resume/settings.ts';
import { quoteList } from './schema.ts';

export const resume: ResumeParts<'quote-list'> = {
  references: {
    ...sectionOf(quoteList.properties.quotes, [
      ['name', 'name'],
      ['reference', 'text'],
    ]),
    entries: ({ quotes }) => quotes,
  },
};
