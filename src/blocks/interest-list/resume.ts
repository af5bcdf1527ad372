import { type Sections, sectionOf } from '../../core/outputs/resume/settings.ts';
import { interestList } from './schema.ts';

export const resume: Sections = {
  interests: sectionOf(interestList.properties.interests, [
    ['name', 'name'],
    ['keywords', 'keywords'],
  ]),
};
