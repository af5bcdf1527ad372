import type { BlockOf } from '../../../schema/block.ts';
import { type ResumeParts, sectionOf, type UnknownRecord } from '../../core/outputs/resume/resume-sections.ts';
import { timeline } from './schema.ts';

const { entries } = timeline.properties;

const role = {
  position: 'title',
  url: 'href',
  location: 'location',
  description: 'about',
  when: 'when',
  summary: 'description',
  highlights: 'achievements',
};

export const resume: ResumeParts<'timeline'> = {
  work: { ...sectionOf(entries, { name: 'organization', ...role }), entries: entriesOfKind('work') },
  // The schema of volunteer work has no location or description, but allows additional properties.
  volunteer: {
    ...sectionOf(entries, { organization: 'organization', ...role }),
    entries: entriesOfKind('volunteer'),
  },
  education: {
    ...sectionOf(entries, {
      institution: 'organization',
      url: 'href',
      area: 'area',
      studyType: 'degree',
      when: 'when',
      score: 'score',
      courses: 'courses',
    }),
    entries: (block) => entriesOfKind('education')(block).map(withDegree),
  },
};

function entriesOfKind(kind: BlockOf<'timeline'>['kind']) {
  return (block: BlockOf<'timeline'>): UnknownRecord[] => ((block.kind ?? 'work') === kind ? block.entries : []);
}

/* Without a degree and an area, the title becomes the degree. */
const withDegree = ({ title, ...entry }: UnknownRecord): UnknownRecord =>
  entry.degree === undefined && entry.area === undefined && title !== undefined ? { ...entry, degree: title } : entry;
