import type { BlockRegistry } from '../../core/block-registry.ts';
import type { Change } from '../../core/source/changes/change.ts';
import { escapeMarks } from '../../core/text/parse-marks.ts';
import { countSigns } from '../../core/text/read-marks.ts';
import { acceptedMarks } from '../../core/validation/accepted-marks.ts';
import { eachText } from '../../core/validation/site-texts.ts';

/**
 * Escapes texts that would be read as links and emphasis. Limits the work to that of a check: in a site with too many
 * such characters, the rest stays unchanged, and the check reports it.
 */
export function literalTexts(registry: BlockRegistry, site: unknown): Change[] {
  const changes: Change[] = [];
  let room = 20_000_000;
  eachText(registry, site, (found) => {
    const { text, steps, maxLength } = found;
    if (acceptedMarks(found) === 'none') return;
    room -= countSigns(text) ** 2;
    const value = room < 0 ? text : escapeMarks(text, maxLength);
    if (value !== text) changes.push({ kind: 'set', at: [...steps], value });
  });
  return changes;
}
