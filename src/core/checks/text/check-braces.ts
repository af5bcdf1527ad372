import type { Site } from '../../../../schema/site.ts';
import { type Location, type Problem, valueAt, within } from '../../diagnostics/diagnostic.ts';
import { pointerOf } from '../../diagnostics/pointer.ts';
import type { Text } from '../../validation/site-texts.ts';
import { placeholdersFor } from './check-placeholders.ts';
import { suggestField } from './suggest-field.ts';

/**
 * Reports placeholders in the syntax of other programs: {{name}}, {{ site.name }}, {{ "now" | date: "%Y" }},
 * {{< figure >}} and ${name}. `place` is the location of a text that is part of another one.
 */
export function checkBraces(text: Text, site: Site, place?: Location): Problem[] {
  if (!text.text.includes('{')) return [];
  const matches = [...text.text.matchAll(otherSyntax)].slice(0, most);
  if (matches.length === 0) return [];
  const known = placeholdersFor(text, site);
  const value = place ?? valueAt(pointerOf(text.steps));
  return matches.flatMap((match): Problem[] => {
    const [written, doubled, filter = '', single, shortcode] = match;
    const name = /%Y/.test(filter) ? 'year' : (doubled ?? single ?? '');
    const field = suggestField(name, known);
    // Before an unknown name, the $ may belong to a price.
    if ((doubled ?? shortcode) === undefined && field === undefined) return [];
    const at = within(value, match.index, written.length);
    const details = { found: written, known: known.map((each) => `{${each}}`).join(', ') };
    const fix = { text: `write "{${field}}"`, certain: false, edits: [{ at, text: `{${field}}` }] };
    return [{ code: 'OF441', at, details, ...(field !== undefined && { fix }) }];
  });
}

/* The maximum number of reports for one text; the next run reports the rest. */
const most = 20;

const otherSyntax =
  /\{\{-?\s{0,100}([\w.]{1,100}|"now"|'now')\s{0,100}(\|[^{}]{0,100})?-?\}\}|\$\{(\w{1,50})\}|\{\{([<%])[^{}]{1,500}[>%]\}\}/g;
