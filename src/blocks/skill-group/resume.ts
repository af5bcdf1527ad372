import { type ResumeParts, sectionOf, type UnknownRecord } from '../../core/outputs/resume/settings.ts';
import { skillGroup } from './schema.ts';

export const resume: ResumeParts<'skill-group'> = {
  skills: {
    ...sectionOf(skillGroup.properties.groups.items.properties.skills, [
      ['name', 'name'],
      ['level', 'level'],
      ['keywords', 'keywords'],
    ]),
    // A résumé has no groups, so every skill is its own entry.
    entries: ({ groups }) => groups.flatMap(({ skills }) => skills),
    complete: withUnit,
  },
  certificates: {
    entries: ({ badges }) => (badges?.items ?? []).map(({ name, ...badge }) => ({ ...badge, title: name })),
  },
};

/* Writes numeric levels as texts. Without a percent sign, an import would read numbers up to 10 as points on a scale. */
function withUnit(skills: UnknownRecord[]): UnknownRecord[] {
  const levels = skills.flatMap(({ level }) => (typeof level === 'number' ? level : []));
  const sign = levels.some((level) => level > 0) && levels.every((level) => level <= 10) ? '%' : '';
  return skills.map(({ level, ...skill }) => ({
    ...skill,
    ...(level !== undefined && { level: typeof level === 'number' ? `${level}${sign}` : level }),
  }));
}
