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

/** Values that would end further to the right are broken into lines; the name before them is not counted. */
const width = 110;

/**
 * A value as the file would have it, on several lines where it needs or is asked to; `indent` is the indentation of its
 * first line.
 */
export function written(value: unknown, layout: Layout, indent: string, isOpen = false): string {
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
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map((entry) => onOneLine(entry, layout)).join(layout.comma)}]`;
  const entries = Object.entries(value).map(
    ([name, entry]) => JSON.stringify(name) + layout.colon + onOneLine(entry, layout),
  );
  return entries.length === 0 ? '{}' : `{${layout.padding}${entries.join(layout.comma)}${layout.padding}}`;
}
