import type { Change } from '../../core/source/changes/change.ts';
import { acceptedMarks } from '../../core/text/accepted-marks.ts';
import { escapeMarks } from '../../core/text/marked-text.ts';
import { countSigns } from '../../core/text/read-marks.ts';
import { eachText } from '../../core/text/site-texts.ts';

/**
 * Texts of a site that would be read as links and emphasis, written so that they are read as they are. The time that this
 * takes is that of a check: where a site has too many signs, the rest stays as it is, and the check tells it.
 */
export function literalTexts(site: unknown): Change[] {
  const changes: Change[] = [];
  let room = 20_000_000;
  eachText(site, (found) => {
    const { text, steps, maxLength } = found;
    if (acceptedMarks(found) === 'none') return;
    room -= countSigns(text) ** 2;
    const value = room < 0 ? text : escapeMarks(text, maxLength);
    if (value !== text) changes.push({ kind: 'set', at: [...steps], value });
  });
  return changes;
}
