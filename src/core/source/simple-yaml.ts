import { isJson } from './grammar.ts';

/** A line of YAML: how far it is indented, and what stands on it. */
export interface Line {
  indent: number;
  text: string;
}

/** What lines of YAML say that need no parser: settings, lists, and values of one line. Undefined for all others. */
export function simpleYaml(lines: readonly Line[]): unknown {
  const groups = groupsOf(lines);
  if (groups.length === 0) return undefined;
  const isList = groups.every(([head]) => head && isEntry(head.text));
  const entries = groups.map(([head = none, ...inner]) => (isList ? entryOf(head, inner) : settingOf(head, inner)));
  if (entries.some((entry) => entry === undefined)) return undefined;
  return isList ? entries : Object.fromEntries(entries as [string, unknown][]);
}

/** Whether a line begins an entry of a list. */
export const isEntry = (text: string): boolean => /^-(?: |$)/.test(text);

const none: Line = { indent: 0, text: '' };

/* Each line of the first indent with those farther in behind it; a list may begin as far out as the setting that it is of. */
function groupsOf(lines: readonly Line[]): Line[][] {
  const own = lines[0]?.indent ?? 0;
  const isList = isEntry(lines[0]?.text ?? '');
  const groups: Line[][] = [];
  for (const line of lines) {
    const isInner = line.indent > own || (line.indent === own && !isList && isEntry(line.text));
    if (line.indent < own) return [];
    if (isInner) groups.at(-1)?.push(line);
    else groups.push([line]);
  }
  return groups;
}

function entryOf({ indent, text }: Line, inner: Line[]): unknown {
  const rest = text.slice(1).trimStart();
  if (rest === '') return simpleYaml(inner);
  if (named.test(rest)) return simpleYaml([{ indent: indent + text.length - rest.length, text: rest }, ...inner]);
  return inner.length === 0 ? scalarOf(rest) : undefined;
}

function settingOf({ text }: Line, inner: Line[]): [string, unknown] | undefined {
  const [, quoted, bare, rest = ''] = named.exec(text) ?? [];
  const name = quoted ?? bare;
  if (name === undefined || (rest !== '' && inner.length > 0)) return undefined;
  const value = rest === '' ? simpleYaml(inner) : scalarOf(rest);
  return value === undefined ? undefined : [name, value];
}

/** A name with a colon behind it, and the value on its line if there is one. */
const named = /^(?:["']([^"'\\]*)["']|([\p{L}_][\p{L}\p{N}_-]*)):(?:[ \t]+(.*))?$/u;

/* A value of one line, by the core schema of YAML 1.2. What may go on, refers to another or ends in a comma is not read. */
function scalarOf(text: string): unknown {
  const quoted = /^'((?:[^']|'')*)'$/.exec(text)?.[1];
  if (quoted !== undefined) return quoted.replaceAll("''", "'");
  if (isJson(text)) return JSON.parse(text);
  const list = /^\[([^[\]{}"':#]*)\]$/.exec(text)?.[1];
  if (list !== undefined) return list.split(',').map((each) => each.trim());
  if (/^(?:true|false|null|~)$/i.test(text)) return text === '~' ? null : JSON.parse(text.toLowerCase());
  return /^[[\]{}"'&*!|>%@`#,?:-]|: | #|[,:]$/.test(text) ? undefined : text;
}
