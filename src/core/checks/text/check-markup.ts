import { type Location, type Problem, valueAt, within } from '../../diagnostics/diagnostic.ts';
import { pointerOf } from '../../diagnostics/pointer.ts';
import { shown } from '../../diagnostics/wording.ts';
import { acceptedMarks } from '../../validation/accepted-marks.ts';
import type { Text } from '../../validation/site-texts.ts';
import { characterOf, entity } from './entity.ts';

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

/* One problem for all entities of a text, so that the fix leaves none. */
function ofEntities(text: string, at: Location): Problem[] {
  const [problem] = first(entity, text, at, "Use the character itself. Special characters don't need HTML entities.");
  if (!problem) return [];
  const edits = [...text.matchAll(new RegExp(entity, 'gi'))].map(({ 0: name, index }) => ({
    at: within(at, index, name.length),
    text: JSON.stringify(characterOf(name)).slice(1, -1),
  }));
  const characters = edits.map((edit) => edit.text).join(' ');
  return [{ ...problem, fix: { text: `use the character itself: ${characters}`, certain: false, edits } }];
}

function ofHeading(text: string, at: Location): Problem[] {
  const [problem] = first(/^#{1,6} (?=\S)/, text, at, "Remove the heading marker. This text doesn't need one.");
  if (!problem) return [];
  return [{ ...problem, fix: { text: 'remove it', certain: false, edits: [{ at: problem.at, text: '' }] } }];
}
