import type { Definition, FootnoteDefinition, Node } from 'mdast';
import type { Code } from '../../diagnostics/codes.ts';
import type { LongText, Span, Written } from './long-text.ts';

/** What is known while a text is read, and what is found in it. */
export class Reading implements Omit<LongText, 'content' | 'starts'> {
  readonly anchors: string[] = [];
  readonly links: Written[] = [];
  readonly pictures: Written[] = [];
  readonly words: Written[] = [];
  readonly flaws: LongText['flaws'] = [];
  /** The footnotes that something refers to, in the order in which it does. */
  readonly notes: Note[] = [];
  readonly #markdown: string;
  readonly #definitions = new Map<string, Definition>();
  readonly #footnotes = new Map<string, FootnoteDefinition>();

  constructor(markdown: string, definitions: (Definition | FootnoteDefinition)[]) {
    this.#markdown = markdown;
    for (const each of definitions) {
      const known = each.type === 'definition' ? this.#definitions : this.#footnotes;
      // The first of two counts.
      if (known.has(each.identifier)) this.flaw('OF427', this.#nameOf(each), twice);
      else known.set(each.identifier, each as Definition & FootnoteDefinition);
    }
  }

  /* The name in brackets before what it means. */
  #nameOf({ position }: Definition | FootnoteDefinition): Span {
    const whole = this.stretch(position);
    return { ...whole, length: this.written(whole).indexOf(']:') + 1 };
  }

  stretch(position: Node['position']): Span {
    const start = Number(position?.start.offset);
    return { start, length: Number(position?.end.offset) - start };
  }

  written({ start, length }: Span): string {
    return this.#markdown.slice(start, start + length);
  }

  flaw(code: Code, at: Span, words?: Record<string, string | number>): void {
    this.flaws.push({ code, ...at, ...(words && { words }) });
  }

  /** Keeps a place that can be jumped to, by what it is called; its number stands for its id. */
  anchor(called: string): string {
    return String(this.anchors.push(called) - 1);
  }

  /** What a reference means. There is a definition: without one it would be words. */
  definition(identifier: string): Definition {
    return this.#definitions.get(identifier) as Definition;
  }

  /** The footnote that is referred to, and the place that does so. There is one: without it this would be words. */
  refer(identifier: string): { note: Note; from: string } {
    const definition = this.#footnotes.get(identifier) as FootnoteDefinition;
    let note = this.notes.find((each) => each.definition === definition);
    if (!note) {
      const number = this.notes.length + 1;
      note = { number, id: this.anchor(`note ${number}`), from: [], definition };
      this.notes.push(note);
    }
    const from = this.anchor(`note ${note.number} in the text`);
    note.from.push(from);
    return { note, from };
  }

  /** Footnotes that nothing refers to. */
  unused(): FootnoteDefinition[] {
    return [...this.#footnotes.values()].filter((each) => !this.notes.some(({ definition }) => definition === each));
  }
}

const twice = { reason: 'an earlier definition has the same name', advice: 'Rename or remove this definition.' };

export interface Note {
  number: number;
  id: string;
  from: string[];
  definition: FootnoteDefinition;
}
