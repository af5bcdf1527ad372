import { type Section, type Sections, sectionOf } from '../../core/outputs/resume/settings.ts';
import { timeline } from './schema.ts';

const { entries } = timeline.properties;

const role: Section['settings'] = [
  ['position', 'title'],
  ['url', 'href'],
  ['location', 'location'],
  ['description', 'about'],
  'when',
  ['summary', 'description'],
  ['highlights', 'achievements'],
];

export const resume: Sections = {
  work: sectionOf(entries, [['name', 'organization'], ...role]),
  // The schema of volunteer work has no location or description, but allows additional properties.
  volunteer: sectionOf(entries, [['organization', 'organization'], ...role]),
  education: sectionOf(entries, [
    ['institution', 'organization'],
    ['url', 'href'],
    ['area', 'area'],
    ['studyType', 'degree'],
    'when',
    ['score', 'score'],
    ['courses', 'courses'],
  ]),
};
