import type { Change } from '../../compile/json/changes/change.ts';
import { eachText } from '../../compile/site/walk.ts';
import { literal } from '../../compile/text/marked-text.ts';
import { countSigns } from '../../compile/text/read-marks.ts';
import { takesMarks } from '../../compile/text/takes-marks.ts';

/**
 * Texts of a site that would be read as links and emphasis, written so that they are read as they are. The time that this
 * takes is that of a check: where a site has too many signs, the rest stays as it is, and the check tells it.
 */
export function literalTexts(site: unknown): Change[] {
  const changes: Change[] = [];
  let room = 20_000_000;
  eachText(site, (found) => {
    const { text, steps, maxLength } = found;
    if (takesMarks(found) === 'none') return;
    room -= countSigns(text) ** 2;
    const value = room < 0 ? text : literal(text, maxLength);
    if (value !== text) changes.push({ kind: 'set', at: [...steps], value });
  });
  return changes;
}
