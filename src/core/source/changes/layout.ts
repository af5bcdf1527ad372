/** The formatting style of a file, so that additions match it. */
export interface Layout {
  /** One level of indentation. */
  unit: string;
  /** The line break. */
  end: string;
  /** The characters between a name and its value. */
  colon: string;
  /** The characters between two entries on one line. */
  comma: string;
  /** A space inside the brackets of an object on one line, or an empty string. */
  padding: string;
  /** Whether short objects and arrays are on one line. */
  isFolded: boolean;
}

/** Detects the layout of a JSON text. */
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

/** Source text to write in another place; `indent` is the indentation of its first line. */
export class Raw {
  readonly text: string;
  readonly indent: string;

  constructor(text: string, indent: string) {
    this.text = text;
    this.indent = indent;
  }
}

/** The maximum line length. Longer values are split into lines; the name before a value doesn't count. */
const width = 110;

/**
 * Formats a value in the layout of the file, on several lines if it is long or `isOpen`; `indent` is the indentation of
 * its first line.
 */
export function formatValue(value: unknown, layout: Layout, indent: string, isOpen = false): string {
  // JSON strings contain no line breaks, so each line break belongs to the layout.
  if (value instanceof Raw)
    return value.text.replace(
      /(\r\n|\n|\r)([ \t]*)/g,
      (_, end: string, spaces: string) =>
        end + (spaces.startsWith(value.indent) ? indent + spaces.slice(value.indent.length) : spaces),
    );
  const flat = formatOnOneLine(value, layout);
  const isShort = layout.isFolded && !isOpen && indent.length + flat.length <= width;
  if (typeof value !== 'object' || value === null || isShort) return flat;
  const inner = indent + layout.unit;
  const entries = Array.isArray(value)
    ? value.map((entry) => formatValue(entry, layout, inner))
    : Object.entries(value).map(
        ([name, entry]) => JSON.stringify(name) + layout.colon + formatValue(entry, layout, inner),
      );
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  if (entries.length === 0) return `${open}${close}`;
  return [open, entries.map((entry) => inner + entry).join(`,${layout.end}`), indent + close].join(layout.end);
}

/** Formats a value on one line, with the spacing of the file. */
export function formatOnOneLine(value: unknown, layout: Layout): string {
  if (value instanceof Raw) return value.text.replace(/[\r\n]+[ \t]*/g, ' ');
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map((entry) => formatOnOneLine(entry, layout)).join(layout.comma)}]`;
  const entries = Object.entries(value).map(
    ([name, entry]) => JSON.stringify(name) + layout.colon + formatOnOneLine(entry, layout),
  );
  return entries.length === 0 ? '{}' : `{${layout.padding}${entries.join(layout.comma)}${layout.padding}}`;
}

/** Returns the indentation of the line at an offset. */
export function indentOf(text: string, offset: number): string {
  let start = offset;
  // Searching for either line break with indexOf would scan the whole text if the file only has the other one.
  while (start > 0 && !/[\r\n]/.test(text.charAt(start - 1))) start--;
  const line = text.slice(start, offset);
  return line.slice(0, line.search(/[^ \t]|$/));
}

/** Whether only spaces and tabs precede an offset on its line. */
export const isFirstOfLine = (text: string, offset: number): boolean =>
  /(?:^|[\r\n])[ \t]*$/.test(text.slice(0, offset).slice(-200));
