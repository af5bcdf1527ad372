import { createScanner } from 'jsonc-parser';

/** The characters that tell what a token is. */
export const [QUOTE, COMMA, COLON] = [0x22, 0x2c, 0x3a];
export const [OPEN_OBJECT, CLOSE_OBJECT, OPEN_LIST, CLOSE_LIST] = [0x7b, 0x7d, 0x5b, 0x5d];

/**
 * Reads a text token by token, without recursion: everything that asks where a JSON string, a comment or a value ends
 * asks here. Text that is not JSON gives some tokens, never an exception, and each is a character long at least. Comments
 * are passed over unless they are wanted; a string that is not closed ends where its line ends.
 */
export class Reader {
  readonly #text: string;
  readonly #wants: { comments: boolean };
  #scanner: ReturnType<typeof createScanner> | undefined;
  #isPlain = false;
  /** Where the token begins, and where it ends: behind its last character. */
  offset = 0;
  end = 0;
  /** The code of the token's first character; NaN at the end of the text. */
  mark = Number.NaN;

  constructor(text: string, wants: { comments: boolean } = { comments: false }) {
    this.#text = text;
    this.#wants = wants;
  }

  /** Goes to the token that begins at an offset, or behind the blanks that stand there. */
  moveTo(offset: number): void {
    this.end = offset;
    this.next();
  }

  /** Goes to the next token. False at the end of the text. */
  next(): boolean {
    // The scanner gathers blanks one by one, and ten megabytes of them would take 300 MB.
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

  /** The code of the first character behind the token and the blanks that come next. */
  get following(): number {
    return this.#text.charCodeAt(this.#afterBlanks());
  }

  /** Goes behind the value that begins with this token, brackets and all that is in them; `end` is its end. */
  skipValue(): void {
    let depth = 0;
    do {
      if (this.mark === OPEN_OBJECT || this.mark === OPEN_LIST) depth++;
      else if (this.mark === CLOSE_OBJECT || this.mark === CLOSE_LIST) depth--;
    } while (depth > 0 && this.next());
  }

  /** What a string says: "a" and "\u0061" are the same. One with a mistake in it is given as it is written. */
  get said(): string {
    if (this.#isPlain) return this.#text.slice(this.offset + 1, this.end - 1);
    return this.isWhole ? String(this.#scanner?.getTokenValue()) : this.#text.slice(this.offset, this.end);
  }

  /** Whether a string has no mistake in it. */
  get isWhole(): boolean {
    return this.#isPlain || this.#scanner?.getTokenError() === 0;
  }

  /** Whether a string has its last quotation mark. */
  get isClosed(): boolean {
    return this.#isPlain || this.#scanner?.getTokenError() !== UNEXPECTED_END_OF_STRING;
  }

  #scan(): void {
    this.#scanner ??= createScanner(this.#text, !this.#wants.comments);
    this.#scanner.setPosition(this.offset);
    this.#scanner.scan();
    // A comment may have been passed over.
    this.offset = this.#scanner.getTokenOffset();
    this.mark = this.#text.charCodeAt(this.offset);
    // A comment of two characters is taken for one of three.
    this.end = Math.min(this.#scanner.getPosition(), this.#text.length);
  }

  #afterBlanks(): number {
    let at = this.end;
    while (isBlank(this.#text.charCodeAt(at))) at++;
    return at;
  }
}

/* Most strings are written as they read. The scanner would make a copy of each, which takes twice the time. */
const plain = /"[^"\\\u0000-\u001F]*"/y;

/* jsonc-parser has names for its errors in its types only. */
const UNEXPECTED_END_OF_STRING = 2;

const isPunctuation = (code: number) =>
  code === COMMA ||
  code === COLON ||
  code === OPEN_OBJECT ||
  code === CLOSE_OBJECT ||
  code === OPEN_LIST ||
  code === CLOSE_LIST;

const isBlank = (code: number) => code === 0x20 || code === 0x0a || code === 0x0d || code === 0x09;
