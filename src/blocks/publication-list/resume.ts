import { addressOfDoi } from '../../core/outputs/resume/doi.ts';
import { type ResumeParts, sectionOf } from '../../core/outputs/resume/settings.ts';
import { publicationList } from './schema.ts';

export const resume: ResumeParts<'publication-list'> = {
  publications: {
    ...sectionOf(publicationList.properties.publications, [
      ['name', 'title'],
      ['publisher', 'publisher'],
      ['releaseDate', 'date'],
      ['url', 'href'],
      ['summary', 'description'],
    ]),
    entries: ({ publications }) =>
      publications.map(({ doi, ...publication }) =>
        publication.href === undefined && doi !== undefined ? { ...publication, href: addressOfDoi(doi) } : publication,
      ),
  },
};
