import { type Sections, sectionOf } from '../../core/outputs/resume/settings.ts';
import { skillGroup } from './schema.ts';

export const resume: Sections = {
  skills: sectionOf(skillGroup.properties.groups.items.properties.skills, [
    ['name', 'name'],
    ['level', 'level'],
    ['keywords', 'keywords'],
  ]),
};
