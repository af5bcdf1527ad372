import { hasSettings, type Loose } from './keep.ts';
import type { Tell } from './told.ts';

/**
 * The skills of a résumé with levels from 0 to 100. A level may name the top of its scale: "4/5", "4 out of 5", "80%". Where
 * all numbers are whole and none is above 5, or 10, that is the top of the scale of each.
 */
export function withLevels(skills: unknown, tell: Tell): unknown {
  if (!Array.isArray(skills)) return skills;
  const top = topOf(skills.map((skill) => (hasSettings(skill) ? skill.level : undefined)));
  return skills.map((skill, index) => {
    const level = hasSettings(skill) ? levelIn(skill.level, top) : undefined;
    if (level === undefined) return skill;
    tell({ at: ['skills', index, 'level'], kind: 'changed', why: `imported as ${level} out of 100` });
    return { ...(skill as Loose), level };
  });
}

/* One number alone says nothing of its scale. */
function topOf(levels: unknown[]): number | undefined {
  const numbers = levels.flatMap((level) => (isNumber.test(String(level)) ? Number(level) : []));
  if (numbers.length < 2 || numbers.some((each) => !Number.isInteger(each)) || Math.max(...numbers) < 2)
    return undefined;
  return [5, 10].find((top) => numbers.every((each) => each <= top));
}

function levelIn(level: unknown, top: number | undefined): number | undefined {
  const text = String(level).trim();
  const [, part, whole] = /^(\d+(?:\.\d+)?)\s*(?:\/|of|out of)\s*(\d+)$/i.exec(text) ?? [];
  const [, percent] = /^(\d+(?:\.\d+)?)\s*%$/.exec(text) ?? [];
  if (percent !== undefined) return inScale(Number(percent), 100);
  if (part !== undefined) return inScale(Number(part), Number(whole));
  return top !== undefined && isNumber.test(text) ? inScale(Number(text), top) : undefined;
}

const inScale = (part: number, whole: number): number | undefined =>
  whole > 0 && part <= whole ? Math.round((part / whole) * 100) : undefined;

const isNumber = /^\d+(?:\.\d+)?$/;
