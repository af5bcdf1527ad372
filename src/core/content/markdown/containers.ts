/** A quote, or a point of a list or a footnote with how far its lines are indented. */
export type Container = 'quote' | number;

interface Entered {
  /** The quotes and points that a line is in. */
  containers: Container[];
  /** How many of them the line begins. */
  begun: number;
  /** The line in them. */
  rest: string;
  /** Whether it only goes on with a paragraph, without the signs of what the paragraph is in. */
  isLazy: boolean;
}

/**
 * Which quotes, points and footnotes a line of Markdown is in, by those that the line before is in. `isInParagraph` says
 * whether that is a line of a paragraph.
 */
export function enter(line: string, open: readonly Container[], isInParagraph: boolean): Entered {
  let rest = withoutTabs(line);
  let kept = 0;
  for (const container of open) {
    const inside = goOn(rest, container);
    if (inside === undefined) break;
    rest = inside;
    kept++;
  }
  const begun: Container[] = [];
  for (let next = begin(rest); next; next = begin(rest)) {
    begun.push(next.container);
    rest = next.rest;
    // What nests deeper is of no interest.
    if (begun.length > 100) break;
  }
  const isLazy = kept < open.length && begun.length === 0 && isInParagraph && isWords(rest);
  const containers = isLazy ? [...open] : [...open.slice(0, kept), ...begun];
  return { containers, begun: begun.length, rest, isLazy };
}

function goOn(line: string, container: Container): string | undefined {
  if (container === 'quote') return /^ {0,3}>/.test(line) ? line.replace(/^ {0,3}> ?/, '') : undefined;
  if (line.trim() === '') return line;
  return indentOf(line) >= container ? line.slice(container) : undefined;
}

function begin(line: string): { container: Container; rest: string } | undefined {
  if (indentOf(line) > 3) return undefined;
  if (/^ *>/.test(line)) return { container: 'quote', rest: line.replace(/^ *> ?/, '') };
  const note = /^ *\[\^[^\]\s]+\]: */.exec(line);
  if (note) return { container: 4, rest: line.slice(note[0].length) };
  if (isBreak(line)) return undefined;
  const [point, marker = '', blanks = ''] = /^( *(?:[-+*]|\d{1,9}[.)]))( +|$)/.exec(line) ?? [];
  if (point === undefined) return undefined;
  const room = blanks.length > 4 || point.length === line.length ? 1 : blanks.length;
  return { container: marker.length + room, rest: line.slice(marker.length + room) };
}

const isBreak = (line: string) => /^ *(?:(?:\* *){3,}|(?:- *){3,}|(?:_ *){3,})$/.test(line);
const isWords = (line: string) =>
  line.trim() !== '' && !/^ {0,3}(?:#{1,6}(?: |$)|`{3}|~{3})/.test(line) && !isBreak(line);

const indentOf = (line: string) => line.length - line.trimStart().length;

function withoutTabs(line: string): string {
  if (!line.includes('\t')) return line;
  let column = 0;
  return line.replace(/[^\t]+|\t/g, (piece) => {
    const blanks = piece === '\t' ? ' '.repeat(4 - (column % 4)) : piece;
    column += blanks.length;
    return blanks;
  });
}
