/** A tag of an SVG, or what stands between two of them. Comments are left out. */
export type SvgPart =
  | { kind: 'open'; name: string; settings: Map<string, string>; isEmpty: boolean }
  | { kind: 'close'; name: string }
  | { kind: 'text'; text: string };

/** Why an SVG cannot be an icon: it cannot be read, or `refused` says what it has that no icon may have. */
export class SvgError extends Error {
  readonly isRefused: boolean;

  constructor(words: string, isRefused = false) {
    super(words);
    this.isRefused = isRefused;
  }
}

/**
 * Reads a text as the small part of XML that drawings are written in: tags, settings in quotation marks, text and
 * comments. Nothing of what they hold is decoded. Throws an SvgError at all else: a document type, which could name
 * entities, a CDATA section, and what is not well-formed.
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
  const settings = new Map<string, string>();
  while (!reader.skip(/\s*>/y)) {
    if (reader.skip(/\s*\/>/y)) return { kind: 'open', name, settings, isEmpty: true };
    reader.take(/\s+/y);
    const setting = reader.take(anyName);
    reader.take(/\s*=\s*/y);
    const mark = reader.take(/["']/y);
    const value = reader.until(mark);
    if (settings.has(setting) || value.includes('<')) throw new SvgError(damaged);
    settings.set(setting, value);
  }
  return { kind: 'open', name, settings, isEmpty: false };
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

  /** Goes past what the pattern, which is sticky, matches here; false where it does not. */
  skip(pattern: RegExp): boolean {
    return this.#match(pattern) !== undefined;
  }

  take(pattern: RegExp): string {
    const found = this.#match(pattern);
    if (found === undefined) throw new SvgError(damaged);
    return found;
  }

  /** What stands before the next of these, which is gone past too. */
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
