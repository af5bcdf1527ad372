import { type Location, type Problem, valueAt, within } from '../../diagnostics/diagnostic.ts';
import { shown } from '../../diagnostics/wording.ts';
import { pointerOf } from '../../source/pointer.ts';
import { acceptedMarks } from '../../text/accepted-marks.ts';
import type { Text } from '../../text/site-texts.ts';
import { entity, signOf } from './entity.ts';

/**
 * What in a text is markup that is taken in no text of the site file: the names that HTML has for signs, and, where marks
 * are not taken or the text is one line, tags and the sign of a heading. `rest` is the text without its marks.
 */
export function checkMarkup(text: Text, rest: string): Problem[] {
  if (!/[&<#]/.test(rest)) return [];
  const at = valueAt(pointerOf(text.steps));
  const taken = acceptedMarks(text);
  const problems = ofEntities(rest, at);
  if (taken === 'none') problems.push(...first(tag, rest, at, "Remove the tags. HTML isn't supported here."));
  if (taken === 'none' || text.kind !== 'prose') problems.push(...ofHeading(rest, at));
  return problems;
}

const tag = /<\/?(?:a|b|br|code|div|em|h[1-6]|i|img|li|ol|p|small|span|strong|sub|sup|u|ul)(?:\s[^<>]{0,500})?\/?>/i;

function first(sign: RegExp, text: string, at: Location, advice: string): Problem[] {
  const match = sign.exec(text);
  if (!match) return [];
  const [found] = match;
  return [{ code: 'OF440', at: within(at, match.index, found.length), details: { found: shown(found), advice } }];
}

/* All of a text at once, so that the fix leaves none. */
function ofEntities(text: string, at: Location): Problem[] {
  const [problem] = first(entity, text, at, "Use the character itself. Special characters don't need HTML entities.");
  if (!problem) return [];
  const edits = [...text.matchAll(new RegExp(entity, 'gi'))].map(({ 0: name, index }) => ({
    at: within(at, index, name.length),
    text: JSON.stringify(signOf(name)).slice(1, -1),
  }));
  const signs = edits.map((edit) => edit.text).join(' ');
  return [{ ...problem, fix: { text: `use the character itself: ${signs}`, certain: false, edits } }];
}

function ofHeading(text: string, at: Location): Problem[] {
  const [problem] = first(/^#{1,6} (?=\S)/, text, at, "Remove the heading marker. This text doesn't need one.");
  if (!problem) return [];
  return [{ ...problem, fix: { text: 'remove it', certain: false, edits: [{ at: problem.at, text: '' }] } }];
}
