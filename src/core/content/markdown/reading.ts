import type { Definition, FootnoteDefinition, Node } from 'mdast';
import type { Code } from '../../diagnostics/diagnostic.ts';
import type { SourceText, Span } from '../../diagnostics/text-problem.ts';
import type { LongText } from './long-text.ts';

/** The state of the conversion of one text: its definitions, and the results so far. */
export class Reading implements Omit<LongText, 'content' | 'starts'> {
  readonly anchors: string[] = [];
  readonly links: SourceText[] = [];
  readonly pictures: SourceText[] = [];
  readonly templates: SourceText[] = [];
  readonly problems: LongText['problems'] = [];
  /** The referenced footnotes, in the order of their first reference. */
  readonly notes: Note[] = [];
  readonly #markdown: string;
  readonly #definitions = new Map<string, Definition>();
  readonly #footnotes = new Map<string, FootnoteDefinition>();

  constructor(markdown: string, definitions: (Definition | FootnoteDefinition)[]) {
    this.#markdown = markdown;
    for (const each of definitions) {
      const definitionsOfType = each.type === 'definition' ? this.#definitions : this.#footnotes;
      // The first of two definitions counts.
      if (definitionsOfType.has(each.identifier)) this.report('OF427', this.#nameRange(each), duplicate);
      else definitionsOfType.set(each.identifier, each as Definition & FootnoteDefinition);
    }
  }

  /* Returns the range of a definition's name in brackets. */
  #nameRange({ position }: Definition | FootnoteDefinition): Span {
    const whole = this.spanOf(position);
    return { ...whole, length: this.sourceOf(whole).indexOf(']:') + 1 };
  }

  /** Returns the range of a node in the source. */
  spanOf(position: Node['position']): Span {
    // The parser sets the position of every node.
    const { start, end } = position as NonNullable<typeof position>;
    const offset = start.offset as number;
    return { start: offset, length: (end.offset as number) - offset };
  }

  /** Returns the source text in a range. */
  sourceOf({ start, length }: Span): string {
    return this.#markdown.slice(start, start + length);
  }

  /** Adds a problem at a range of the source. */
  report(code: Code, at: Span, details?: Record<string, string | number>, suggestion?: string): void {
    this.problems.push({ code, ...at, ...(details && { details }), ...(suggestion !== undefined && { suggestion }) });
  }

  /** Adds a link target by its name, and returns its index as a provisional id. */
  anchor(name: string): string {
    return String(this.anchors.push(name) - 1);
  }

  /** Returns the definition of a reference. It exists, because the parser treats other references as text. */
  definition(identifier: string): Definition {
    return this.#definitions.get(identifier) as Definition;
  }

  /**
   * Returns a referenced footnote and the anchor of the reference. The footnote exists, because the parser treats other
   * references as text.
   */
  addReference(identifier: string): { note: Note; from: string } {
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

  /** Returns the footnotes without a reference. */
  unused(): FootnoteDefinition[] {
    return [...this.#footnotes.values()].filter((each) => !this.notes.some(({ definition }) => definition === each));
  }
}

const duplicate = { reason: 'an earlier definition has the same name', advice: 'Rename or remove this definition.' };

interface Note {
  number: number;
  id: string;
  from: string[];
  definition: FootnoteDefinition;
}
