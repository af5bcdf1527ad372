import { type ResumeParts, sectionOf } from '../../core/outputs/resume/settings.ts';
import { interestList } from './schema.ts';

export const resume: ResumeParts<'interest-list'> = {
  interests: {
    ...sectionOf(interestList.properties.interests, [
      ['name', 'name'],
      ['keywords', 'keywords'],
    ]),
    entries: ({ interests }) => interests,
  },
};
