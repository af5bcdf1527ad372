import { type Location, type Problem, valueAt, within } from '../../diagnostics/diagnostic.ts';
import { pointerOf } from '../../diagnostics/pointer.ts';
import { countSigns, type Mark, maxSigns, readMarks } from '../../text/parse-marks.ts';
import { acceptedMarks } from '../../validation/accepted-marks.ts';
import type { Text } from '../../validation/site-texts.ts';
import type { Budget } from './check-placeholders.ts';

/**
 * The remaining work for parsing the formatting of a site, in squared formatting characters: parsing takes quadratic time
 * in those of a text. This limit is about a second for a site.
 */
export const marksBudget = (): Budget => ({ left: 20_000_000 });

/** An address as written, and its location. */
export interface WrittenAddress {
  written: string;
  at: Location;
}

/**
 * Reports wrong links and formatting of a text. Also returns what needs other checks: the addresses of its links, the
 * text with spaces in place of code and addresses, in which placeholders aren't those of the text, and the rest with
 * spaces in place of formatting characters too.
 */
export function checkMarks(text: Text, budget: Budget) {
  const none = { problems: [] as Problem[], links: [] as WrittenAddress[], withoutCode: text.text, rest: text.text };
  const count = text.kind === 'href' ? 0 : countSigns(text.text);
  if (count === 0) return none;
  const at = valueAt(pointerOf(text.steps));
  const accepted = acceptedMarks(text);
  budget.left -= count * count;
  if (count > maxSigns || budget.left < 0) {
    // A text that doesn't support formatting is shown as written.
    if (accepted === 'none') return none;
    const excess =
      count > maxSigns
        ? { where: 'This text', limit: `. The limit is ${maxSigns} formatting characters` }
        : { where: 'The whole site', limit: '' };
    const problem: Problem = { code: 'OF234', at, details: { ...excess, found: count } };
    return { ...none, problems: [problem] };
  }
  const marks = readMarks(text.text);
  const [first] = marks;
  if (accepted === 'none') {
    if (!first) return none;
    const { start, end } = first;
    const problem: Problem = { code: 'OF239', at: within(at, start, end - start) };
    return { ...none, problems: [problem] };
  }
  const all = allOf(marks);
  const links = all.filter(({ kind }) => kind === 'link');
  const problems = links.flatMap((link) => problemsOf(link, accepted === 'no-links').map((code) => ({ link, code })));
  const images = imagesIn(text.text, all);
  return {
    problems: [
      ...problems.map(({ link: { start, end }, code }): Problem => ({ code, at: within(at, start, end - start) })),
      ...images.map((start): Problem => ({ code: 'OF235', at: within(at, start, 2) })),
    ],
    links:
      accepted === 'no-links'
        ? []
        : links.map(({ value, address: { start, end } }) => ({ written: value, at: within(at, start, end - start) })),
    withoutCode: blankOut(text.text, all),
    rest: blankOut(text.text, all, true),
  };
}

const allOf = (marks: readonly Mark[]): Mark[] => marks.flatMap((mark) => [mark, ...allOf(mark.marks)]);

function problemsOf({ hasTitle, inside }: Mark, isRefused: boolean): ('OF236' | 'OF237' | 'OF238')[] {
  if (isRefused) return ['OF237'];
  if (inside.start === inside.end) return ['OF238'];
  return hasTitle ? ['OF236'] : [];
}

/* The offsets of images in Markdown syntax: an exclamation mark directly before a link. */
function imagesIn(text: string, marks: readonly Mark[]): number[] {
  return marks
    .filter(({ kind, start }) => kind === 'link' && text[start - 1] === '!' && text[start - 2] !== '\\')
    .map(({ start }) => start - 1);
}

/* Replaces code and addresses with spaces, and with `andSigns` all formatting characters. Offsets stay the same. */
function blankOut(text: string, marks: readonly Mark[], andSigns = false): string {
  let result = text;
  for (const { kind, start, end, inside } of marks) {
    const blank = (from: number, to: number) => {
      result = result.slice(0, from) + ' '.repeat(to - from) + result.slice(to);
    };
    if (andSigns) blank(start, inside.start);
    if (kind === 'code') blank(start, end);
    else if (andSigns || kind === 'link') blank(inside.end, end);
  }
  return result;
}
