import { isJson } from './syntax-error.ts';

/** A line of YAML, without its indentation. */
export interface Line {
  indent: number;
  text: string;
}

/** Returns the value of simple YAML: properties, lists, and values on one line. Undefined for other YAML. */
export function simpleYaml(lines: readonly Line[]): unknown {
  const groups = groupsOf(lines);
  if (groups.length === 0) return undefined;
  const isList = groups.every(([head]) => head && isEntry(head.text));
  const entries = groups.map(([head = emptyLine, ...inner]) =>
    isList ? entryOf(head, inner) : settingOf(head, inner),
  );
  if (entries.some((entry) => entry === undefined)) return undefined;
  // Settings are read as pairs, and none is undefined.
  return isList ? entries : Object.fromEntries(entries as [string, unknown][]);
}

/** Whether a line starts a list entry. */
export const isEntry = (text: string): boolean => /^-(?: |$)/.test(text);

const emptyLine: Line = { indent: 0, text: '' };

/*
 * Groups each line of the first indentation with the more deeply indented lines after it. A list may have the same
 * indentation as its property.
 */
function groupsOf(lines: readonly Line[]): Line[][] {
  const baseIndent = lines[0]?.indent ?? 0;
  const isList = isEntry(lines[0]?.text ?? '');
  const groups: Line[][] = [];
  for (const line of lines) {
    const isInner = line.indent > baseIndent || (line.indent === baseIndent && !isList && isEntry(line.text));
    if (line.indent < baseIndent) return [];
    if (isInner) groups.at(-1)?.push(line);
    else groups.push([line]);
  }
  return groups;
}

function entryOf({ indent, text }: Line, inner: Line[]): unknown {
  const rest = text.slice(1).trimStart();
  if (rest === '') return simpleYaml(inner);
  if (propertyPattern.test(rest))
    return simpleYaml([{ indent: indent + text.length - rest.length, text: rest }, ...inner]);
  return inner.length === 0 ? scalarOf(rest) : undefined;
}

function settingOf({ text }: Line, inner: Line[]): [string, unknown] | undefined {
  const [, quoted, unquoted, rest = ''] = propertyPattern.exec(text) ?? [];
  const name = quoted ?? unquoted;
  if (name === undefined || (rest !== '' && inner.length > 0)) return undefined;
  const value = rest === '' ? simpleYaml(inner) : scalarOf(rest);
  return value === undefined ? undefined : [name, value];
}

/** A property name with a colon, and the value on the same line, if any. */
const propertyPattern = /^(?:["']([^"'\\]*)["']|([\p{L}_][\p{L}\p{N}_-]*)):(?:[ \t]+(.*))?$/u;

/*
 * Reads a value on one line by the core schema of YAML 1.2. Undefined for values that may continue, contain references
 * or end with a comma.
 */
function scalarOf(text: string): unknown {
  const quoted = /^'((?:[^']|'')*)'$/.exec(text)?.[1];
  if (quoted !== undefined) return quoted.replaceAll("''", "'");
  if (isJson(text)) return JSON.parse(text);
  const list = /^\[([^[\]{}"':#]*)\]$/.exec(text)?.[1];
  if (list !== undefined) return list.split(',').map((each) => each.trim());
  if (/^(?:true|false|null|~)$/i.test(text)) return text === '~' ? null : JSON.parse(text.toLowerCase());
  return /^[[\]{}"'&*!|>%@`#,?:-]|: | #|[,:]$/.test(text) ? undefined : text;
}
