import { type Problem, valueAt, within } from '../../diagnostics/diagnostic.ts';
import { pointerOf } from '../../source/pointer.ts';
import { acceptedMarks } from '../../text/accepted-marks.ts';
import { countSigns, type Mark, maxSigns, readMarks } from '../../text/read-marks.ts';
import type { Text } from '../../text/site-texts.ts';
import type { WrittenAddress } from '../addresses/check-address.ts';

/** How much more work the marks of a site may be. */
export interface MarkLimits {
  left: number;
}

/** The marks of one text take time by the square of its signs: in all it is about a second. */
export const roomForMarks = (): MarkLimits => ({ left: 20_000_000 });

interface Marked {
  problems: Problem[];
  /** The addresses of its links. */
  links: WrittenAddress[];
  /** The text with blanks in the place of code and addresses, in which nothing is filled in. */
  filled: string;
  /** The text with blanks in the place of all that marks something too. */
  rest: string;
}

/** What is wrong with the marks of a text, and what has to be checked in it besides. */
export function checkMarks(text: Text, room: MarkLimits): Marked {
  const none = { problems: [], links: [], filled: text.text, rest: text.text };
  const count = text.kind === 'href' ? 0 : countSigns(text.text);
  if (count === 0) return none;
  const at = valueAt(pointerOf(text.steps));
  const taken = acceptedMarks(text);
  room.left -= count * count;
  if (count > maxSigns || room.left < 0) {
    // What takes none is shown as it is, however many it has.
    if (taken === 'none') return none;
    const excess =
      count > maxSigns
        ? { where: 'This text', limit: `. The limit is ${maxSigns} formatting characters` }
        : { where: 'The whole site', limit: '' };
    return { ...none, problems: [{ code: 'OF234', at, details: { ...excess, found: count } }] };
  }
  const marks = readMarks(text.text);
  const [first] = marks;
  if (taken === 'none') {
    if (!first) return none;
    const { start, end } = first;
    return { ...none, problems: [{ code: 'OF239', at: within(at, start, end - start) }] };
  }
  const all = allOf(marks);
  const links = all.filter(({ kind }) => kind === 'link');
  const problems = links.flatMap((link) => problemsOf(link, taken === 'no-links').map((code) => ({ link, code })));
  const picture = pictureIn(text.text, all);
  return {
    problems: [
      ...problems.map(({ link: { start, end }, code }): Problem => ({ code, at: within(at, start, end - start) })),
      ...picture.map((start): Problem => ({ code: 'OF235', at: within(at, start, 2) })),
    ],
    links:
      taken === 'no-links'
        ? []
        : links.map(({ value, address: { start, end } }) => ({ written: value, at: within(at, start, end - start) })),
    filled: blanked(text.text, all),
    rest: blanked(text.text, all, true),
  };
}

const allOf = (marks: Mark[]): Mark[] => marks.flatMap((mark) => [mark, ...allOf(mark.marks)]);

function problemsOf({ hasTitle, inside }: Mark, isRefused: boolean): ('OF236' | 'OF237' | 'OF238')[] {
  if (isRefused) return ['OF237'];
  if (inside.start === inside.end) return ['OF238'];
  return hasTitle ? ['OF236'] : [];
}

/* Where a picture is meant: an exclamation mark right before a link, or before what would be one. */
function pictureIn(text: string, marks: Mark[]): number[] {
  return marks
    .filter(({ kind, start }) => kind === 'link' && text[start - 1] === '!' && text[start - 2] !== '\\')
    .map(({ start }) => start - 1);
}

/* In code and in addresses the placeholders are not those of the text. */
function blanked(text: string, marks: Mark[], areSignsToo = false): string {
  let filled = text;
  for (const { kind, start, end, inside } of marks) {
    const blank = (from: number, to: number) => {
      filled = filled.slice(0, from) + ' '.repeat(to - from) + filled.slice(to);
    };
    if (areSignsToo) blank(start, inside.start);
    if (kind === 'code') blank(start, end);
    else if (areSignsToo || kind === 'link') blank(inside.end, end);
  }
  return filled;
}
