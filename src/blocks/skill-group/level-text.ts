import { fillLabel } from '../../shared/fill-label.ts';

/** Returns the level of a skill as a percentage, in the format of the language. */
export const levelText = (level: number, percent = '{level}%'): string =>
  fillLabel(percent, { level: Math.round(level) });
