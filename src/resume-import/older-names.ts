import type { ImportIssue, Tell } from './import-issue.ts';
import { hasSettings, type UnknownRecord } from './keep-unmapped.ts';

/** What settings were called in older versions of JSON Resume, or are called by many, and what they are called now. */
const newer: Record<string, Record<string, string>> = {
  basics: { website: 'url', picture: 'image' },
  work: { company: 'name', website: 'url' },
  volunteer: { company: 'organization', website: 'url' },
  education: { website: 'url', gpa: 'score' },
  publications: { website: 'url' },
  projects: { website: 'url' },
};

/** A résumé in which settings have the names that they have now, which is told. Where both say something, both stay. */
export function withNewerNames(resume: UnknownRecord, tell: Tell): UnknownRecord {
  const parts = Object.entries(resume).map(([name, part]): [string, unknown] => {
    const names = Object.hasOwn(newer, name) ? newer[name] : undefined;
    if (!names) return [name, part];
    if (!Array.isArray(part)) return [name, name === 'basics' ? renamed(part, names, [name], tell) : part];
    return [name, part.map((entry, index) => renamed(entry, names, [name, index], tell))];
  });
  return Object.fromEntries(parts);
}

function renamed(part: unknown, names: Record<string, string>, at: ImportIssue['at'], tell: Tell): unknown {
  if (!hasSettings(part)) return part;
  const result = { ...part };
  for (const [older, name] of Object.entries(names)) {
    if (!saysSomething(part[older]) || saysSomething(part[name])) continue;
    result[name] = part[older];
    delete result[older];
    tell({ at: [...at, older], kind: 'changed', why: `imported as "${name}", the current name` });
  }
  return result;
}

const saysSomething = (value: unknown): boolean =>
  value !== undefined && value !== null && !(typeof value === 'string' && value.trim() === '');
