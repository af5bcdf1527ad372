import type { ReportIssue } from './import-issue.ts';
import { hasSettings, type UnknownRecord } from './keep-unmapped.ts';

/**
 * Converts the levels of skills to numbers from 0 to 100. A level can contain its scale: "4/5", "4 out of 5", "80%". If
 * no number is above 10, the scale is 5 or 10. Levels on an unclear scale are left out.
 */
export function scaleLevels(skills: unknown, report: ReportIssue): unknown {
  if (!Array.isArray(skills)) return skills;
  const numbers = skills.flatMap((skill) =>
    hasSettings(skill) && isNumber.test(String(skill.level)) ? Number(skill.level) : [],
  );
  const scale = guessScale(numbers);
  return skills.map((skill, index) => {
    if (!hasSettings(skill)) return skill;
    const { level, ...rest } = skill;
    const at = ['skills', index, 'level'];
    const text = String(level).trim();
    const [, percent] = /^(\d+(?:\.\d+)?)\s*%$/.exec(text) ?? [];
    if (percent !== undefined) return { ...skill, ...(Number(percent) <= 100 && { level: Number(percent) }) };
    const [, part, whole] = /^(\d+(?:\.\d+)?)\s*(?:\/|of|out of)\s*(\d+)$/i.exec(text) ?? [];
    if (part !== undefined) return { ...skill, ...scaledLevel(Number(part), Number(whole), at, report) };
    if (scale === 100 || !isNumber.test(text)) return skill;
    if (scale !== undefined) return { ...skill, ...scaledLevel(Number(text), scale, at, report) };
    report({ at, kind: 'left-out', why: `it isn't clear what ${text} is out of: name the scale, such as 4/5 or 80%` });
    return rest;
  });
}

/* Scales have half points at most. If the highest level is 1, the scale is unclear. */
function guessScale(numbers: readonly number[]): number | undefined {
  const highest = Math.max(0, ...numbers);
  if (highest === 0 || highest > 10) return 100;
  return highest < 2 || numbers.some((each) => !Number.isInteger(each * 2)) ? undefined : highest <= 5 ? 5 : 10;
}

function scaledLevel(part: number, whole: number, at: (string | number)[], report: ReportIssue): UnknownRecord {
  if (part > whole || whole === 0) return {};
  const level = Math.round((part / whole) * 100);
  report({ at, kind: 'changed', why: `imported as ${level} out of 100` });
  return { level };
}

const isNumber = /^\d+(?:\.\d+)?$/;
