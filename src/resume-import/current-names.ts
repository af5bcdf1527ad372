import type { ImportIssue, ReportIssue } from './import-issue.ts';
import { hasSettings, type UnknownRecord } from './keep-unmapped.ts';

/** Current names of settings, by their names in older versions of JSON Resume and common variants. */
const currentNames: Record<string, Record<string, string>> = {
  basics: { website: 'url', picture: 'image' },
  work: { company: 'name', website: 'url' },
  volunteer: { company: 'organization', website: 'url' },
  education: { website: 'url', gpa: 'score' },
  publications: { website: 'url' },
  projects: { website: 'url' },
};

/** Renames settings to their current names, and reports each change. If both names have content, keeps both. */
export function withCurrentNames(resume: UnknownRecord, report: ReportIssue): UnknownRecord {
  const parts = Object.entries(resume).map(([name, part]): [string, unknown] => {
    const names = Object.hasOwn(currentNames, name) ? currentNames[name] : undefined;
    if (!names) return [name, part];
    if (!Array.isArray(part)) return [name, name === 'basics' ? renameSettings(part, names, [name], report) : part];
    return [name, part.map((entry, index) => renameSettings(entry, names, [name, index], report))];
  });
  return Object.fromEntries(parts);
}

function renameSettings(
  part: unknown,
  names: Record<string, string>,
  at: ImportIssue['at'],
  report: ReportIssue,
): unknown {
  if (!hasSettings(part)) return part;
  const result = { ...part };
  for (const [oldName, name] of Object.entries(names)) {
    if (!hasContent(part[oldName]) || hasContent(part[name])) continue;
    result[name] = part[oldName];
    delete result[oldName];
    report({ at: [...at, oldName], kind: 'changed', why: `imported as "${name}", the current name` });
  }
  return result;
}

const hasContent = (value: unknown): boolean =>
  value !== undefined && value !== null && !(typeof value === 'string' && value.trim() === '');
