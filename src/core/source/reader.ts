import { createScanner } from 'jsonc-parser';

/** The character codes that identify tokens. */
export const [QUOTE, COMMA, COLON] = [0x22, 0x2c, 0x3a];
export const [OPEN_OBJECT, CLOSE_OBJECT, OPEN_LIST, CLOSE_LIST] = [0x7b, 0x7d, 0x5b, 0x5d];

/**
 * Reads a text token by token, without recursion. Every search for the end of a JSON string, comment or value uses it.
 * Invalid JSON gives some tokens of at least one character, and never throws. Comments are skipped unless `wants`
 * includes them; an unclosed string ends with its line.
 */
export class Reader {
  readonly #text: string;
  readonly #wants: { comments: boolean };
  #scanner: ReturnType<typeof createScanner> | undefined;
  #isPlain = false;
  /** The offset of the token, and the offset after its last character. */
  offset = 0;
  end = 0;
  /** The code of the token's first character; NaN at the end of the text. */
  mark = Number.NaN;

  constructor(text: string, options: { comments: boolean } = { comments: false }) {
    this.#text = text;
    this.#wants = options;
  }

  /** Moves to the token at an offset, or to the first one after whitespace. */
  moveTo(offset: number): void {
    this.end = offset;
    this.next();
  }

  /** Moves to the next token. Returns false at the end of the text. */
  next(): boolean {
    // The scanner collects whitespace character by character, and ten megabytes of it would take 300 MB.
    const start = this.#afterBlanks();
    this.offset = start;
    this.mark = this.#text.charCodeAt(start);
    plain.lastIndex = start;
    this.#isPlain = this.mark === QUOTE && plain.test(this.#text);
    if (this.#isPlain) this.end = plain.lastIndex;
    else if (isPunctuation(this.mark)) this.end = start + 1;
    else this.#scan();
    return this.offset < this.#text.length;
  }

  /** The code of the first character after the token and the following whitespace. */
  get following(): number {
    return this.#text.charCodeAt(this.#afterBlanks());
  }

  /** Moves to the end of the value that starts with this token, including nested values; `end` is its end. */
  skipValue(): void {
    let depth = 0;
    do {
      if (this.mark === OPEN_OBJECT || this.mark === OPEN_LIST) depth++;
      else if (this.mark === CLOSE_OBJECT || this.mark === CLOSE_LIST) depth--;
    } while (depth > 0 && this.next());
  }

  /** The value of a string: "a" and "\u0061" are equal. An invalid string is returned as its source text. */
  get stringValue(): string {
    if (this.#isPlain) return this.#text.slice(this.offset + 1, this.end - 1);
    // A valid string with escapes comes from the scanner.
    return this.isWhole ? (this.#scanner?.getTokenValue() as string) : this.#text.slice(this.offset, this.end);
  }

  /** Whether a string is valid. */
  get isWhole(): boolean {
    return this.#isPlain || this.#scanner?.getTokenError() === 0;
  }

  /** Whether a string has its closing quotation mark. */
  get isClosed(): boolean {
    return this.#isPlain || this.#scanner?.getTokenError() !== UNEXPECTED_END_OF_STRING;
  }

  #scan(): void {
    this.#scanner ??= createScanner(this.#text, !this.#wants.comments);
    this.#scanner.setPosition(this.offset);
    this.#scanner.scan();
    // The scanner may have skipped a comment.
    this.offset = this.#scanner.getTokenOffset();
    this.mark = this.#text.charCodeAt(this.offset);
    // The scanner reports a comment of two characters as three.
    this.end = Math.min(this.#scanner.getPosition(), this.#text.length);
  }

  #afterBlanks(): number {
    let position = this.end;
    while (isWhitespace(this.#text.charCodeAt(position))) position++;
    return position;
  }
}

/* Most strings have no escapes. The scanner would copy each of them, which takes twice the time. */
const plain = /"[^"\\\u0000-\u001F]*"/y;

/* The errors of jsonc-parser are a const enum, which has no values at run time. */
const UNEXPECTED_END_OF_STRING = 2;

const isPunctuation = (code: number) =>
  code === COMMA ||
  code === COLON ||
  code === OPEN_OBJECT ||
  code === CLOSE_OBJECT ||
  code === OPEN_LIST ||
  code === CLOSE_LIST;

const isWhitespace = (code: number) => code === 0x20 || code === 0x0a || code === 0x0d || code === 0x09;
