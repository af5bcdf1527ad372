import type { Tell } from './import-issue.ts';
import { hasSettings, type UnknownRecord } from './keep-unmapped.ts';

/**
 * The skills of a résumé with levels from 0 to 100. A level may name the top of its scale: "4/5", "4 out of 5", "80%". Where
 * no number is above 10, none is per cent: the top of their scale is 5 or 10, and without one that fits they are left out.
 */
export function withLevels(skills: unknown, tell: Tell): unknown {
  if (!Array.isArray(skills)) return skills;
  const numbers = skills.flatMap((skill) =>
    hasSettings(skill) && isNumber.test(String(skill.level)) ? Number(skill.level) : [],
  );
  const top = topOf(numbers);
  return skills.map((skill, index) => {
    if (!hasSettings(skill)) return skill;
    const { level, ...rest } = skill;
    const at = ['skills', index, 'level'];
    const text = String(level).trim();
    const [, percent] = /^(\d+(?:\.\d+)?)\s*%$/.exec(text) ?? [];
    if (percent !== undefined) return { ...skill, ...(Number(percent) <= 100 && { level: Number(percent) }) };
    const [, part, whole] = /^(\d+(?:\.\d+)?)\s*(?:\/|of|out of)\s*(\d+)$/i.exec(text) ?? [];
    if (part !== undefined) return { ...skill, ...scaled(Number(part), Number(whole), at, tell) };
    if (top === 100 || !isNumber.test(text)) return skill;
    if (top !== undefined) return { ...skill, ...scaled(Number(text), top, at, tell) };
    tell({ at, kind: 'left-out', why: `it isn't clear what ${text} is out of: name the scale, such as 4/5 or 80%` });
    return rest;
  });
}

/* Quarters of a star are not given, and of a scale that ends with 1 nobody knows. */
function topOf(numbers: readonly number[]): number | undefined {
  const highest = Math.max(0, ...numbers);
  if (highest === 0 || highest > 10) return 100;
  return highest < 2 || numbers.some((each) => !Number.isInteger(each * 2)) ? undefined : highest <= 5 ? 5 : 10;
}

function scaled(part: number, whole: number, at: (string | number)[], tell: Tell): UnknownRecord {
  if (part > whole || whole === 0) return {};
  const level = Math.round((part / whole) * 100);
  tell({ at, kind: 'changed', why: `imported as ${level} out of 100` });
  return { level };
}

const isNumber = /^\d+(?:\.\d+)?$/;
