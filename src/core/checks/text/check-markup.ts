import { decodeNamedCharacterReference } from 'decode-named-character-reference';
import { type Location, type Problem, valueAt, within } from '../../diagnostics/diagnostic.ts';
import { pointerOf } from '../../diagnostics/pointer.ts';
import { shown } from '../../diagnostics/wording.ts';
import { acceptedMarks } from '../../validation/accepted-marks.ts';
import type { Text } from '../../validation/site-texts.ts';

/**
 * Reports markup that no text in the site file supports: HTML entities; tags, if the text doesn't support formatting; and
 * heading markers, unless it has several lines. `rest` is the text without its formatting characters.
 */
export function checkMarkup(text: Text, rest: string): Problem[] {
  if (!/[&<#]/.test(rest)) return [];
  const at = valueAt(pointerOf(text.steps));
  const accepted = acceptedMarks(text);
  const problems = ofEntities(rest, at);
  if (accepted === 'none') problems.push(...first(tag, rest, at, "Remove the tags. HTML isn't supported here."));
  if (accepted === 'none' || text.kind !== 'prose') problems.push(...ofHeading(rest, at));
  return problems;
}

const tag = /<\/?(?:a|b|br|code|div|em|h[1-6]|i|img|li|ol|p|small|span|strong|sub|sup|u|ul)(?:\s[^<>]{0,500})?\/?>/i;

function first(pattern: RegExp, text: string, at: Location, advice: string): Problem[] {
  const match = pattern.exec(text);
  if (!match) return [];
  const [found] = match;
  return [{ code: 'OF440', at: within(at, match.index, found.length), details: { found: shown(found), advice } }];
}

/* One problem for all HTML entities of a text, so that the fix leaves none: &amp;, &eacute; or &#39;. */
function ofEntities(text: string, at: Location): Problem[] {
  const found = [...text.matchAll(/&(?:[a-z][a-z0-9]+|#\d{2,5}|#x[0-9a-f]{2,4});/gi)].flatMap(
    ({ 0: written, index }) => {
      const character = characterOf(written.slice(1, -1));
      return character ? [{ written, character, at: within(at, index, written.length) }] : [];
    },
  );
  const [first] = found;
  if (!first) return [];
  const edits = found.map(({ character, at }) => ({ at, text: JSON.stringify(character).slice(1, -1) }));
  const fix = { text: `use the character itself: ${edits.map(({ text }) => text).join(' ')}`, certain: false, edits };
  const advice = "Use the character itself. Special characters don't need HTML entities.";
  return [{ code: 'OF440', at: first.at, details: { found: shown(first.written), advice }, fix }];
}

const characterOf = (name: string): string | false =>
  name.startsWith('#')
    ? String.fromCodePoint(Number(name.slice(1).replace(/^x/i, '0x')))
    : decodeNamedCharacterReference(name);

function ofHeading(text: string, at: Location): Problem[] {
  const [problem] = first(/^#{1,6} (?=\S)/, text, at, "Remove the heading marker. This text doesn't need one.");
  if (!problem) return [];
  return [{ ...problem, fix: { text: 'remove it', certain: false, edits: [{ at: problem.at, text: '' }] } }];
}
