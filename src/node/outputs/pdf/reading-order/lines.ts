import { type GlyphsOf, inLine, rightToLeft, type Unit, unitsIn, wordsInOrder } from './shown-text.ts';

/* A part of a page: text with one format and direction, or something else. */
interface TextPart {
  id?: number;
  before: string;
  after: string;
  line?: LineOfText;
}

interface LineOfText {
  units: Unit[];
  isRtl: boolean;
  /** Where it starts, in points. */
  x: number;
  y: number;
  size: number;
}

/**
 * Puts the content of a right-to-left page into the order in which it is read. The engine writes each text from the left
 * to the right, so that programs read its last word first. `order` are the identifiers of marked content.
 */
export function orderLines(content: string, glyphsOf: GlyphsOf) {
  const parts = partsOf(content, glyphsOf);
  const ordered = runsOf(parts).flatMap((run) => run.toReversed());
  return {
    content: ordered.map(written).join('\n'),
    order: ordered.flatMap(({ id }) => id ?? []),
  };
}

function partsOf(content: string, glyphsOf: GlyphsOf): TextPart[] {
  const parts: TextPart[] = [];
  let depth = 0;
  let lines: string[] = [];
  for (const line of content.split('\n')) {
    lines.push(line);
    if (/ (?:BDC|BMC)$/.test(line)) depth += 1;
    if (line !== 'EMC') continue;
    depth -= 1;
    if (depth > 0) continue;
    parts.push(partOf(lines.join('\n'), glyphsOf));
    lines = [];
  }
  return [...parts, { before: lines.join('\n'), after: '' }];
}

function partOf(text: string, glyphsOf: GlyphsOf): TextPart {
  const id = /^\/\w+ <<\n {2}\/MCID (\d+)\n>> BDC\n/.exec(text)?.[1];
  if (id === undefined) return { before: text, after: '' };
  const [, before, x, y, format = '', shown, after] =
    /^(.*?\nq\n)1 0 0 -1 (\S+) (\S+) cm\n(.*?\nBT\n)(.*)(\nET\n.*)$/s.exec(text) ?? [];
  const [, size, right] = /^\/\w+ (\S+) Tf\n1 0 0 -1 (\S+) \S+ Tm$/m.exec(shown ?? '') ?? [];
  if (before === undefined || shown === undefined || size === undefined)
    return { id: Number(id), before: text, after: '' };
  const units = unitsIn(shown, glyphsOf);
  return {
    id: Number(id),
    before: `${before}1 0 0 -1 ${x} ${y} cm\n${format}`,
    after: after ?? '',
    line: {
      units,
      isRtl: shown.includes('/ReversedChars BMC') || units.some(({ isMark, text }) => isMark || rightToLeft.test(text)),
      x: Number(x) + Number(right),
      y: Number(y),
      size: Number(size),
    },
  };
}

/* The parts of one right-to-left text on one line, from the left. All others are in their order already. */
function runsOf(parts: readonly TextPart[]): TextPart[][] {
  const runs: TextPart[][] = [];
  let last: LineOfText | undefined;
  for (const part of parts) {
    const line = part.line?.isRtl ? part.line : undefined;
    const continues = last && line && Math.abs(line.y - last.y) < 0.6 * last.size && line.x > last.x - 0.01;
    if (continues) runs.at(-1)?.push(part);
    else runs.push([part]);
    last = line;
  }
  return runs;
}

const written = ({ before, line, after }: TextPart) =>
  before + (line ? (line.isRtl ? wordsInOrder : inLine)(line.units) : '') + after;
