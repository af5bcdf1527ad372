import type { Site } from '../../../schema/site.ts';
import { type Problem, valueAt, within } from '../diagnostic/diagnostic.ts';
import { pointerOf } from '../json/pointer.ts';
import type { Text } from '../site/walk.ts';
import { placeholdersFor } from './placeholders.ts';

/** What is filled in by other programs and not here: {{name}}, {{ site.name }} and ${name}. */
export function checkBraces(text: Text, site: Site): Problem[] {
  const match = /\{\{\s*(?:[\w.]{1,50}\.)?(\w{1,50})\s*\}\}|\$\{(\w{1,50})\}/.exec(text.text);
  if (!match) return [];
  const [written, doubled, one] = match;
  const name = String(doubled ?? one);
  const known = placeholdersFor(text, site);
  const isKnown = known.includes(name);
  // A price may be filled in: $ is a sign like any other.
  if (doubled === undefined && !isKnown) return [];
  const at = within(valueAt(pointerOf(text.steps)), match.index, written.length);
  const words = { found: written, known: known.map((each) => `{${each}}`).join(', ') };
  const fix = { text: `write "{${name}}"`, certain: false, edits: [{ at, text: `{${name}}` }] };
  return [{ code: 'OF441', at, words, ...(isKnown && { fix }) }];
}
