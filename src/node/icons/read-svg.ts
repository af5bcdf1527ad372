/**
 * A tag of an SVG, the text between two tags, or `what` else is in the file, as it is `written`. Comments are left out.
 */
export type SvgPart =
  | { kind: 'open'; name: string; attributes: Map<string, string>; isEmpty: boolean }
  | { kind: 'close'; name: string }
  | { kind: 'text'; text: string }
  | { kind: 'other'; what: string; written: string };

/** The reason why an SVG can't be used: it is invalid, or `isRefused` marks content that icons must not have. */
export class SvgError extends Error {
  readonly isRefused: boolean;

  constructor(message: string, isRefused = false) {
    super(message);
    this.isRefused = isRefused;
  }
}

const name = '[\\p{L}_][\\p{L}\\p{M}\\p{N}_.:·-]*';
const attribute = new RegExp(`(${name})[ \\t\\r\\n]*=[ \\t\\r\\n]*("[^"<]*"|'[^'<]*')`, 'gu');
const patterns = {
  ignored: /^<\?xml\s[^?<>]*\?>|<!--[\s\S]*?-->/y,
  other: /<!\[CDATA\[[\s\S]*?\]\]>|<!DOCTYPE\s(?:"[^"]*"|'[^']*'|\[[^\]]*\]|[^<>"'[])*>|<\?(?!xml\s)[\s\S]*?\?>/y,
  tag: new RegExp(`<(/?)(${name})((?:[ \\t\\r\\n]+${attribute.source})*)[ \\t\\r\\n]*(/?)>`, 'uy'),
  text: /[^<]+/y,
};

/**
 * Parses XML into parts without decoding them. Throws an SvgError for a syntax error, an undefined entity, or a tag
 * without its counterpart.
 */
export function* svgParts(text: string): Generator<SvgPart> {
  // The length of the text of each entity.
  const entities = new Map(['amp', 'lt', 'gt', 'quot', 'apos'].map((each) => [each, 1]));
  let expanded = 0;
  const open: string[] = [];
  let start = 0;
  const fail = (reason: string) => {
    throw new SvgError(`${reason} (line ${text.slice(0, start).split('\n').length})`);
  };
  const lengthOf = (reference: string, entity: string) =>
    entities.get(entity) ?? fail(`SVG doesn't define "${reference}"`);
  const control = text.search(/[\0-\x08\v\f\x0E-\x1F\uFFFE\uFFFF]/);
  start = Math.max(0, control);
  if (control >= 0) fail('it contains a control character');
  for (let at = 0; at < text.length; ) {
    const found = Object.entries(patterns).flatMap(([kind, pattern]) => {
      pattern.lastIndex = at;
      const match = pattern.exec(text);
      return match ? [{ kind, match }] : [];
    })[0];
    start = at;
    if (!found) return fail(text.startsWith('<?xml', at) ? '"<?xml" must be at the start' : 'it is damaged');
    const { kind, match } = found;
    const [written, slash, name = ''] = match;
    at += written.length;
    if (kind === 'ignored' && written.slice(2, -3).includes('--', 2)) fail('a comment contains "--"');
    if (kind === 'other') {
      for (const [, entity = '', value = ''] of written.matchAll(/<!ENTITY\s+([^\s%]+)\s+("[^"]*"|'[^']*')?/g)) {
        let length = value.length;
        for (const [reference, other = ''] of value.matchAll(/&([^#\s&;<][^\s&;<]*);/g))
          length += lengthOf(reference, other);
        // The first declaration counts.
        if (!entities.has(entity)) entities.set(entity, length);
      }
      yield { kind, what: nameOf(written), written };
    } else if (kind === 'tag' || kind === 'text') {
      for (const [reference, entity] of written.matchAll(/&(?!#\d+;|#x[\dA-Fa-f]+;)(?:([\p{L}_][^\s&;<]*);)?/gu)) {
        if (entity === undefined) fail('"&" must be written as "&amp;"');
        else expanded += lengthOf(reference, entity);
      }
      if (expanded > maxExpanded) fail('its entities contain more than 10 MB of text');
      for (const [reference, digits = ''] of written.matchAll(/&#(\d+|x[\dA-Fa-f]+);/g))
        if (!isCharacter(Number(digits.replace(/^x/, '0x')))) fail(`"${reference}" isn't a character that SVG allows`);
      if (kind === 'text' && written.includes(']]>')) fail('"]]>" must be written as "]]&gt;"');
      if (kind === 'text') yield { kind, text: written };
      else {
        const part = tagOf(match) ?? fail('it is damaged');
        if (slash === '/' && open.pop() !== name) fail(`</${name}> closes no tag`);
        if (part.kind === 'open' && !part.isEmpty && open.push(name) > maxDepth)
          fail(`tags are nested more than ${maxDepth} levels deep`);
        yield part;
      }
    }
  }
  start = text.length;
  if (open.length > 0) fail(`<${open.at(-1)}> is never closed`);
}

/* In characters. Chromium shows no SVG with far more, or crashes. */
const maxExpanded = 10_000_000;

/* The limit of Chromium. */
const maxDepth = 5000;

/* Whether XML can refer to a code point: https://www.w3.org/TR/xml/#charsets */
const isCharacter = (code: number): boolean =>
  code === 9 ||
  code === 10 ||
  code === 13 ||
  (code >= 32 && code < 0x11_0000 && !/[\uD800-\uDFFF\uFFFE\uFFFF]/u.test(String.fromCodePoint(code)));

function nameOf(other: string): string {
  if (other.startsWith('<?')) return 'a processing instruction (<?…?>)';
  return other.startsWith('<![CDATA[') ? 'a CDATA section' : 'a document type declaration (<!DOCTYPE>)';
}

/* Undefined for a closing tag with attributes, and for one with the same attribute twice. */
function tagOf([, slash = '', name = '', written = '', , , end = '']: string[]):
  | Exclude<SvgPart, { kind: 'text' | 'other' }>
  | undefined {
  if (slash !== '' && written + end === '') return { kind: 'close', name };
  const list = [...written.matchAll(attribute)].map(([, key = '', value = '']) => [key, value.slice(1, -1)] as const);
  const attributes = new Map(list);
  if (slash !== '' || attributes.size < list.length) return undefined;
  return { kind: 'open', name, attributes, isEmpty: end !== '' };
}

/**
 * Decodes an SVG as Chromium does, whatever its first line declares: as UTF-16 if it starts with a byte-order mark, else
 * as UTF-8. Throws an SvgError if it is in another encoding.
 */
export function decodeSvg(bytes: Uint8Array): string {
  const [first = 0, second = 0] = bytes;
  const wide = { 65279: 'utf-16be', 65534: 'utf-16le' }[first * 256 + second];
  try {
    return new TextDecoder(wide ?? 'utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new SvgError(`it isn't valid ${wide ? 'UTF-16' : 'UTF-8'}`);
  }
}

/** Reads up to the first tag of an SVG, and returns it. Throws an SvgError if the text isn't an SVG. */
export function firstTag(parts: Generator<SvgPart>): Extract<SvgPart, { kind: 'open' }> {
  for (let next = parts.next(); !next.done; next = parts.next()) {
    const part = next.value;
    if (part.kind === 'open' && /^(?:[^:]+:)?svg$/.test(part.name)) return part;
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
