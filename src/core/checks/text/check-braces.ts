import type { Site } from '../../../../schema/site.ts';
import { type Location, type Problem, valueAt, within } from '../../diagnostics/diagnostic.ts';
import { pointerOf } from '../../source/pointer.ts';
import type { Text } from '../../text/site-texts.ts';
import { placeholdersFor } from './placeholders.ts';
import { suggestField } from './suggest-field.ts';

/**
 * What is filled in by other programs and not here: {{name}}, {{ site.name }}, {{ "now" | date: "%Y" }}, {{< figure >}} and ${name}.
 * `place` is that of a text that is a part of another.
 */
export function checkBraces(text: Text, site: Site, place?: Location): Problem[] {
  if (!text.text.includes('{')) return [];
  const matches = [...text.text.matchAll(foreign)].slice(0, most);
  if (matches.length === 0) return [];
  const known = placeholdersFor(text, site);
  const value = place ?? valueAt(pointerOf(text.steps));
  return matches.flatMap((match): Problem[] => {
    const [written, doubled, filter = '', one, shortcode] = match;
    const meant = suggestField(/%Y/.test(filter) ? 'year' : String(doubled ?? one), known);
    // A price may be filled in: $ is a sign like any other.
    if ((doubled ?? shortcode) === undefined && meant === undefined) return [];
    const at = within(value, match.index, written.length);
    const details = { found: written, known: known.map((each) => `{${each}}`).join(', ') };
    const fix = { text: `write "{${meant}}"`, certain: false, edits: [{ at, text: `{${meant}}` }] };
    return [{ code: 'OF441', at, details, ...(meant !== undefined && { fix }) }];
  });
}

/* The maximum number of reports for one text; the next run reports the rest. */
const most = 20;

const foreign =
  /\{\{-?\s{0,100}([\w.]{1,100}|"now"|'now')\s{0,100}(\|[^{}]{0,100})?-?\}\}|\$\{(\w{1,50})\}|\{\{([<%])[^{}]{1,500}[>%]\}\}/g;
