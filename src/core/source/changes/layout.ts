/** How the text of a file is laid out, so that what is added looks as if it had always been there. */
export interface Layout {
  /** One step of indentation. */
  unit: string;
  /** The end of a line. */
  end: string;
  /** What stands between a name and its value. */
  colon: string;
  /** What stands between two entries on one line. */
  comma: string;
  /** A blank inside the brackets of an object that stands on one line, or nothing. */
  padding: string;
  /** Whether short objects and lists stand on one line. */
  isFolded: boolean;
}

/** Reads the layout off a text that is JSON. */
export function layoutOf(text: string): Layout {
  const [, unit] = /[\r\n]([ \t]+)\S/.exec(text) ?? [];
  const [, colon = ': '] = /^\s*\{\s*"(?:[^"\\]|\\.)*"([ \t]*:[ \t]*)/.exec(text) ?? [];
  const isSpaced = colon.endsWith(' ');
  return {
    unit: unit ?? '  ',
    end: /\r\n|\n|\r/.exec(text)?.[0] ?? '\n',
    colon,
    comma: isSpaced ? ', ' : ',',
    padding: isSpaced && !/\{"/.test(text) ? ' ' : '',
    isFolded: /[{[] ?["\d{[][^\r\n]*[}\]]/.test(text),
  };
}

/** What is written already, to be written elsewhere; `indent` is the indentation of its first line. */
export class Raw {
  readonly text: string;
  readonly indent: string;

  constructor(text: string, indent: string) {
    this.text = text;
    this.indent = indent;
  }
}

/** Values that would end further to the right are broken into lines; the name before them is not counted. */
const width = 110;

/**
 * A value as the file would have it, on several lines where it needs or is asked to; `indent` is the indentation of its
 * first line.
 */
export function written(value: unknown, layout: Layout, indent: string, isOpen = false): string {
  // No text of JSON has a line break in it: each begins a line of the layout.
  if (value instanceof Raw)
    return value.text.replace(
      /(\r\n|\n|\r)([ \t]*)/g,
      (_, end: string, blanks: string) =>
        end + (blanks.startsWith(value.indent) ? indent + blanks.slice(value.indent.length) : blanks),
    );
  const flat = onOneLine(value, layout);
  const isShort = layout.isFolded && !isOpen && indent.length + flat.length <= width;
  if (typeof value !== 'object' || value === null || isShort) return flat;
  const inner = indent + layout.unit;
  const entries = Array.isArray(value)
    ? value.map((entry) => written(entry, layout, inner))
    : Object.entries(value).map(([name, entry]) => JSON.stringify(name) + layout.colon + written(entry, layout, inner));
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  if (entries.length === 0) return `${open}${close}`;
  return [open, entries.map((entry) => inner + entry).join(`,${layout.end}`), indent + close].join(layout.end);
}

/** A value on one line, with the blanks of the file. */
export function onOneLine(value: unknown, layout: Layout): string {
  if (value instanceof Raw) return value.text.replace(/[\r\n]+[ \t]*/g, ' ');
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map((entry) => onOneLine(entry, layout)).join(layout.comma)}]`;
  const entries = Object.entries(value).map(
    ([name, entry]) => JSON.stringify(name) + layout.colon + onOneLine(entry, layout),
  );
  return entries.length === 0 ? '{}' : `{${layout.padding}${entries.join(layout.comma)}${layout.padding}}`;
}

/** The blanks that the line of an offset begins with. */
export function indentOf(text: string, offset: number): string {
  let start = offset;
  // A search for either end of a line would go through the whole text where the file has only the other.
  while (start > 0 && !/[\r\n]/.test(text.charAt(start - 1))) start--;
  const line = text.slice(start, offset);
  return line.slice(0, line.search(/[^ \t]|$/));
}
