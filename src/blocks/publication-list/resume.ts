import { type Sections, sectionOf } from '../../core/outputs/resume/settings.ts';
import { publicationList } from './schema.ts';

export const resume: Sections = {
  publications: sectionOf(publicationList.properties.publications, [
    ['name', 'title'],
    ['publisher', 'publisher'],
    ['releaseDate', 'date'],
    ['url', 'href'],
    ['summary', 'description'],
  ]),
};
