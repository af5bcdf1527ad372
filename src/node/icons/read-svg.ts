/** A tag of an SVG, the text between two tags, or `what` else is in the file. Comments are left out. */
export type SvgPart =
  | { kind: 'open'; name: string; attributes: Map<string, string>; isEmpty: boolean }
  | { kind: 'close'; name: string }
  | { kind: 'text'; text: string }
  | { kind: 'other'; what: string };

/** The reason why an SVG can't be used: it is invalid, or `isRefused` marks content that icons must not have. */
export class SvgError extends Error {
  readonly isRefused: boolean;

  constructor(message: string, isRefused = false) {
    super(message);
    this.isRefused = isRefused;
  }
}

const name = '[A-Za-z_][\\w.:-]*';
const attribute = new RegExp(`(${name})\\s*=\\s*("[^"<]*"|'[^'<]*')`, 'g');
const patterns = {
  ignored: /^<\?xml\s[^?<>]*\?>|<!--[\s\S]*?-->/y,
  other: /<!\[CDATA\[[\s\S]*?\]\]>|<!(?:"[^"]*"|'[^']*'|\[[^\]]*\]|[^<>"'[])*>|<\?[\s\S]*?\?>/y,
  tag: new RegExp(`<(/?)(${name})((?:\\s+${attribute.source})*)\\s*(/?)>`, 'y'),
  text: /[^<]+/y,
};

/** Parses the subset of XML that drawings use, without decoding it. Throws an SvgError for a syntax error. */
export function* svgParts(text: string): Generator<SvgPart> {
  for (let at = 0; at < text.length; ) {
    const found = Object.entries(patterns).flatMap(([kind, pattern]) => {
      pattern.lastIndex = at;
      const match = pattern.exec(text);
      return match ? [{ kind, match }] : [];
    })[0];
    if (!found) throw new SvgError(damaged);
    const { kind, match } = found;
    at += match[0].length;
    if (kind === 'text') yield { kind, text: match[0] };
    else if (kind === 'other') yield { kind, what: nameOf(match[0]) };
    else if (kind === 'tag') yield tagOf(match);
  }
}

const damaged = 'it is damaged';

function nameOf(other: string): string {
  if (other.startsWith('<?')) return 'a processing instruction (<?…?>)';
  return other.startsWith('<![CDATA[') ? 'a CDATA section' : 'a document type declaration (<!DOCTYPE>)';
}

function tagOf([, slash = '', name = '', written = '', , , end = '']: string[]): SvgPart {
  if (slash !== '' && written + end === '') return { kind: 'close', name };
  const list = [...written.matchAll(attribute)].map(([, key = '', value = '']) => [key, value.slice(1, -1)] as const);
  const attributes = new Map(list);
  if (slash !== '' || attributes.size < list.length) throw new SvgError(damaged);
  return { kind: 'open', name, attributes, isEmpty: end !== '' };
}

/** Reads up to the first tag of an SVG, and returns it. Throws an SvgError if the text isn't an SVG. */
export function firstTag(parts: Generator<SvgPart>): Extract<SvgPart, { kind: 'open' }> {
  for (let next = parts.next(); !next.done; next = parts.next()) {
    const part = next.value;
    if (part.kind === 'open' && part.name === 'svg') return part;
    if (part.kind !== 'other' && !(part.kind === 'text' && part.text.trim() === '')) break;
  }
  throw new SvgError("it isn't an SVG file");
}

/**
 * The size of an SVG, from the attributes of its first tag: in CSS pixels if it uses a unit of fixed length, else in the
 * units of its viewBox, whose proportions also determine a missing side. Empty if it has neither.
 */
export function svgSize(attributes: ReadonlyMap<string, string>): { width?: number; height?: number } {
  const [width, height] = [pixelsOf(attributes.get('width')), pixelsOf(attributes.get('height'))];
  const [, , boxWidth = 0, boxHeight = 0] = numbersIn(attributes.get('viewBox'));
  const ratio = boxWidth / boxHeight;
  return (
    sizeOf(width, height) ??
    sizeOf(width, width / ratio) ??
    sizeOf(height * ratio, height) ??
    sizeOf(boxWidth, boxHeight) ??
    {}
  );
}

/** The numbers of a viewBox. */
export const numbersIn = (box = ''): number[] =>
  box
    .trim()
    .split(/[\s,]+/)
    .map(Number);

/* Units of fixed length, in pixels. */
const pixelsIn: Readonly<Record<string, number>> = {
  '': 1,
  px: 1,
  in: 96,
  cm: 96 / 2.54,
  mm: 9.6 / 2.54,
  q: 2.4 / 2.54,
  pt: 96 / 72,
  pc: 16,
};

/* NaN if the length is missing or has another unit. */
function pixelsOf(length = ''): number {
  const [, digits, unit = ''] = /^\s*\+?((?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)([a-z]*)\s*$/i.exec(length) ?? [];
  return Number(digits) * (pixelsIn[unit.toLowerCase()] ?? Number.NaN);
}

function sizeOf(width: number, height: number): { width: number; height: number } | null {
  const rounded = { width: Math.round(width), height: Math.round(height) };
  const isLength = (side: number) => side >= 1 && Number.isSafeInteger(side);
  return isLength(rounded.width) && isLength(rounded.height) ? rounded : null;
}
