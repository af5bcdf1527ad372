/** A tag of an SVG, or the text between two tags. Comments are left out. */
export type SvgPart =
  | { kind: 'open'; name: string; attributes: Map<string, string>; isEmpty: boolean }
  | { kind: 'close'; name: string }
  | { kind: 'text'; text: string };

/** The reason why an SVG can't be an icon: it is invalid, or `isRefused` marks content that icons must not have. */
export class SvgError extends Error {
  readonly isRefused: boolean;

  constructor(message: string, isRefused = false) {
    super(message);
    this.isRefused = isRefused;
  }
}

/**
 * Parses the subset of XML that drawings use: tags, quoted attributes, text and comments, without decoding them. Throws
 * an SvgError for everything else: a document type, which could define entities, a CDATA section, or a syntax error.
 */
export function* svgParts(text: string): Generator<SvgPart> {
  const reader = new Reader(text);
  reader.skip(/<\?xml\s[^?<>]*\?>/y);
  while (!reader.isAtEnd) {
    if (reader.skip(/<!--/y)) reader.until('-->');
    else if (reader.skip(/<!\[CDATA\[/y)) throw new SvgError('a CDATA section', true);
    else if (reader.skip(/<!/y)) throw new SvgError('a document type declaration (<!DOCTYPE>)', true);
    else if (reader.skip(/<\?/y)) throw new SvgError('a processing instruction (<?…?>)', true);
    else if (reader.skip(/<\//y)) yield { kind: 'close', name: closed(reader) };
    else if (reader.skip(/</y)) yield opened(reader);
    else yield { kind: 'text', text: reader.take(/[^<]+/y) };
  }
}

function opened(reader: Reader): SvgPart {
  const name = reader.take(anyName);
  const attributes = new Map<string, string>();
  while (!reader.skip(/\s*>/y)) {
    if (reader.skip(/\s*\/>/y)) return { kind: 'open', name, attributes, isEmpty: true };
    reader.take(/\s+/y);
    const attribute = reader.take(anyName);
    reader.take(/\s*=\s*/y);
    const mark = reader.take(/["']/y);
    const value = reader.until(mark);
    if (attributes.has(attribute) || value.includes('<')) throw new SvgError(damaged);
    attributes.set(attribute, value);
  }
  return { kind: 'open', name, attributes, isEmpty: false };
}

function closed(reader: Reader): string {
  const name = reader.take(anyName);
  reader.take(/\s*>/y);
  return name;
}

const anyName = /[A-Za-z_][A-Za-z0-9_.:-]*/y;
const damaged = 'it is damaged';

class Reader {
  readonly #text: string;
  #at = 0;

  constructor(text: string) {
    this.#text = text;
  }

  get isAtEnd(): boolean {
    return this.#at === this.#text.length;
  }

  /** Skips what a sticky pattern matches; returns whether it matched. */
  skip(pattern: RegExp): boolean {
    return this.#match(pattern) !== undefined;
  }

  take(pattern: RegExp): string {
    const found = this.#match(pattern);
    if (found === undefined) throw new SvgError(damaged);
    return found;
  }

  /** Returns the text before `end`, and skips both. */
  until(end: string): string {
    const found = this.#text.indexOf(end, this.#at);
    if (found < 0) throw new SvgError(damaged);
    const before = this.#text.slice(this.#at, found);
    this.#at = found + end.length;
    return before;
  }

  #match(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.#at;
    const found = pattern.exec(this.#text)?.[0];
    this.#at += found?.length ?? 0;
    return found;
  }
}
