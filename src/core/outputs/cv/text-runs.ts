import type { FormattedPart, RichPart, RichText } from '../../../../schema/rich-text.ts';
import { partsOf } from '../../../shared/rich-text.ts';
import { type CalendarDate, formatTime } from '../../../shared/time.ts';
import type { WrittenAddress } from './written-address.ts';

/** A piece of a text with one formatting. */
export interface Run {
  text: string;
  strong?: true;
  emphasis?: true;
  code?: true;
  /** The complete address of a link. */
  href?: string;
  /** The language of the piece, if it isn't that of the document. */
  language?: string;
  /** The direction of the piece, where it is isolated from the text around it. */
  direction?: 'ltr' | 'rtl';
}

type Formatting = Omit<Run, 'text'>;
type Write = (href: string) => WrittenAddress | undefined;

/**
 * Converts a text to pieces, without notes and empty pieces. The address of a link follows its label in
 * parentheses, unless the label is the address. Isolates become the directions of pieces, because characters for them
 * would be part of the text that programs read.
 */
export const runsOf = (text: RichText, now: CalendarDate, write: Write): Run[] =>
  mergeRuns(withDirections(partsOf(text).flatMap((part) => runsOfPart(part, {}, now, write))));

function runsOfPart(part: RichPart, formatting: Formatting, now: CalendarDate, write: Write): Run[] {
  if (typeof part === 'string') return [{ ...formatting, text: spaced(part) }];
  if (part.kind === 'time') return [{ ...formatting, text: formatTime(part, now) }];
  if (part.kind === 'note') return [];
  const inside = (added: Formatting) =>
    part.parts.flatMap((inner) => runsOfPart(inner, { ...formatting, ...added }, now, write));
  if (part.kind !== 'link') return inside(formattingOf(part));
  const address = write(part.href);
  if (!address) return inside({});
  const { text, href } = address;
  const label = inside({ href });
  const isWritten = label
    .map((run) => run.text)
    .join('')
    .includes(text);
  return isWritten ? label : [...label, { text: ' (' }, { text, href }, { text: ')' }];
}

/* With single spaces. A line break is the owner's. */
const spaced = (text: string) =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/[\t ]+/g, ' ')
    .replace(/ ?\n ?/g, '\n');

function formattingOf(part: Exclude<FormattedPart, { kind: 'link' | 'note' }>): Formatting {
  if (part.kind === 'foreign') return { language: part.lang, direction: part.dir };
  return { [part.kind]: true };
}

const open: Readonly<Record<string, 'ltr' | 'rtl'>> = { '\u2066': 'ltr', '\u2067': 'rtl' };

/* An isolate can start in one piece and end in another. */
function withDirections(runs: readonly Run[]): Run[] {
  const directions: ('ltr' | 'rtl')[] = [];
  return runs.flatMap(({ text, ...formatting }) =>
    text.split(/([\u200F\u2066\u2067\u2069])/).flatMap((piece) => {
      const opened = open[piece];
      if (opened) directions.push(opened);
      if (piece === '\u2069') directions.pop();
      if (piece === '' || /^[\u200F\u2066\u2067\u2069]$/.test(piece)) return [];
      const direction = directions.at(-1);
      return [{ ...formatting, ...(direction && { direction }), text: piece }];
    }),
  );
}

/** Joins adjacent pieces with the same formatting. */
export function mergeRuns(runs: readonly Run[]): Run[] {
  const result: Run[] = [];
  for (const run of runs) {
    const last = result.at(-1);
    if (last && isAlike(last, run)) last.text += run.text;
    else result.push({ ...run });
  }
  return result;
}

const isAlike = ({ text: _, ...one }: Run, { text: __, ...other }: Run): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
