import {
  type Document,
  isAlias,
  isMap,
  isNode,
  isScalar,
  isSeq,
  type Node,
  parseDocument,
  type Scalar,
  visit,
} from 'yaml';
import type { Flaw, Span } from '../markdown/long-text.ts';
import { type ReadSettings, type Settings, settingsIn } from './settings.ts';
import { unfoldLines } from './unfold-lines.ts';

/*
 * The limits for front matter. The parser takes more than linear time for many settings, and much longer for some
 * repeated characters.
 */
const maxSettings = 500;
const maxLength = 50_000;

/** Parses front matter in YAML 1.2 without tags, anchors, aliases and merge keys. */
export const readSettings: ReadSettings = (markdown) => {
  const found = settingsIn(markdown);
  if (!found) return { flaw: { code: 'OF422', ...firstLine(markdown), details: { advice: startAdvice(markdown) } } };
  const { start, end, from } = found;
  // In YAML, a single carriage return isn't a line break.
  const written = markdown.slice(start, end).replace(/\r(?!\n)/g, '\n');
  if (exceedsLimits(written)) return { flaw: { code: 'OF425', start: 0, length: 3, details: { limit: maxSettings } } };
  const document = parseDocument(written, { ...options });
  const flaw = flawIn(document, written);
  if (flaw) return { flaw: { ...flaw, start: start + flaw.start } };
  trimBlocks(document, written);
  joinLines(document, written);
  const value: unknown = document.toJS({ maxAliasCount: 0 });
  // Empty front matter is valid, so that the missing settings are reported.
  const settings = (document.contents === null || isEmpty(document.contents) ? {} : value) as Settings['value'];
  return {
    value: settings,
    from,
    flaws: commentsIn(document, written).map((flaw) => ({ ...flaw, start: start + flaw.start })),
    placeOf(steps, part, within) {
      const range = placeIn(document.contents, written, steps, part, within);
      return range && { ...range, start: start + range.start };
    },
  };
};

const options = {
  version: '1.2',
  schema: 'core',
  merge: false,
  // The check of the parser takes quadratic time: see below.
  uniqueKeys: false,
  prettyErrors: false,
  logLevel: 'silent',
} as const;

/* Returns advice for a text without front matter. */
function startAdvice(markdown: string): string {
  const text = markdown.replace(/^\uFEFF/, '');
  if (text.startsWith('---')) return 'Add a line with --- after the last setting.';
  if (/^\s+---/.test(text)) return 'Remove everything before the first ---.';
  if (text.startsWith('+++')) return 'Replace +++ with ---, and each = with a colon.';
  return 'Start the file with a line of ---, a line such as title: "My post", and another line of ---.';
}

function firstLine(text: string): Span {
  return { start: 0, length: text.search(/[\r\n]|$/) };
}

function exceedsLimits(written: string): boolean {
  if (written.length > maxLength) return true;
  let [open, separators] = [0, 0];
  for (const [character] of written.matchAll(/[\n\r,[\]{}:?&*!"']/g)) {
    if (character === '[' || character === '{') open++;
    if (character === ']' || character === '}') open = Math.max(0, open - 1);
    if (open > 16) return true;
    if (/[\n\r,]/.test(character)) separators++;
  }
  // Limits the time for deep or many flow collections.
  return (
    separators > maxSettings ||
    /(?:[-?:][ \t]+){8}/.test(written) ||
    (written.match(/[?&*!]|: /g)?.length ?? 0) > 2 * maxSettings
  );
}

/* Finds comments that cut an unquoted text. */
function commentsIn(document: Document.Parsed, written: string): Flaw[] {
  const flaws: Flaw[] = [];
  visit(document, {
    Scalar(_, node) {
      if (node.type !== 'PLAIN' || !/\p{L}/u.test(String(node.value))) return;
      const { start, length } = sourceRange(node);
      const [found] = /^[ \t]+#.*/.exec(written.slice(start + length)) ?? [];
      if (found === undefined) return;
      const comment = found.trim();
      const at = start + length + found.indexOf('#');
      flaws.push({ code: 'OF427', start: at, length: comment.length, details: cut });
    },
  });
  return flaws;
}

const cut = {
  reason: 'a # after a space starts a comment',
  advice: 'Put the whole value in "…", or move the comment to a line of its own.',
};

/* The line break at the end of a block scalar isn't part of the text. */
function trimBlocks(document: Document.Parsed, written: string): void {
  visit(document, {
    Scalar(_, node) {
      if (node.type !== 'BLOCK_FOLDED' && node.type !== 'BLOCK_LITERAL') return;
      const { start, length } = sourceRange(node);
      const end = start + written.slice(start, start + length).trimEnd().length;
      node.value = String(node.value).trimEnd();
      node.range = [start, end, end];
    },
  });
}

/* Turns line breaks in a text into spaces, except in Chinese and Japanese. */
function joinLines(document: Document.Parsed, written: string): void {
  visit(document, {
    Scalar(_, node) {
      if (typeof node.value !== 'string' || node.type === 'BLOCK_LITERAL') return;
      const { start, length } = sourceRange(node);
      const source = written.slice(start, start + length);
      // The line of the > may end with a comment.
      node.value = unfoldLines(node.value, node.type === 'BLOCK_FOLDED' ? source.slice(source.indexOf('\n')) : source);
    },
  });
}

type Found = Pick<Flaw, 'code' | 'details' | 'start' | 'length'>;

function flawIn(document: Document.Parsed, written: string): Found | undefined {
  const [error] = document.errors.toSorted((one, other) => one.pos[0] - other.pos[0]);
  const found = unsupportedFeature(document);
  if (found && (!error || found.start <= error.pos[0])) return found;
  if (error) {
    const open = unclosedIn(written);
    if (open && error.pos[0] >= open.start) return open;
    const [reason, advice] = reasons[error.code] ?? ["it isn't valid YAML", generalAdvice];
    const colon = error.code === 'BLOCK_AS_IMPLICIT_KEY' ? written.slice(error.pos[0]).search(/:(?=[ \t])/) : -1;
    if (colon >= 0) {
      const start = error.pos[0] + colon;
      return { code: 'OF423', start, length: 1, details: { reason, advice } };
    }
    return { code: 'OF423', start: error.pos[0], length: 1, details: { reason, advice } };
  }
  const { contents } = document;
  if (contents === null || isMap(contents) || isEmpty(contents)) return undefined;
  return {
    code: 'OF423',
    ...visibleRange(contents),
    length: 1,
    details: { reason: 'it contains no settings', advice: syntaxAdvice(written) },
  };
}

/* Finds a quotation mark or bracket at the start of a value that isn't closed before the next setting. */
function unclosedIn(written: string): Found | undefined {
  const found = /^([\w-]+:[ \t]+)(?:"[^"\n]*|'[^'\n]*|\[[^\]\n]*|\{[^}\n]*)(?=\n[\w-]+:|\n?(?![\s\S]))/m.exec(written);
  if (!found) return undefined;
  const { index, 1: prefix = '' } = found;
  const details = { reason: "a quotation mark or bracket isn't closed", advice: 'Close it at the end of the value.' };
  return { code: 'OF423', start: index + prefix.length, length: 1, details };
}

/* Returns advice for front matter without settings. */
function syntaxAdvice(written: string): string {
  if (/^[\w-]+:\S/m.test(written)) return 'Add a space after each colon.';
  return /^[\w-]+[ \t]*=/m.test(written) ? 'Replace each = with a colon and a space.' : generalAdvice;
}

const isEmpty = (node: Node) => isScalar(node) && node.value === null;

const generalAdvice = 'Write one setting per line, for example title: "My post".';
const quoteAdvice = 'Put the whole value in "…". A colon followed by a space starts a setting.';
const reasons: Record<string, [reason: string, advice: string]> = {
  BLOCK_AS_IMPLICIT_KEY: ['a line has two colons or too many leading spaces', quoteAdvice],
  MULTILINE_IMPLICIT_KEY: ['a line has no colon or too many leading spaces', generalAdvice],
  BAD_INDENT: ["a line is indented incorrectly, or a bracket isn't closed", generalAdvice],
  TAB_AS_INDENT: ['a line starts with a tab', 'Use spaces instead.'],
  BAD_SCALAR_START: ['a value starts with a special character', 'Put the whole value in "…".'],
  BAD_DQ_ESCAPE: ['a backslash has a special meaning inside "…"', "Write two backslashes, or put the value in '…'."],
  MISSING_CHAR: ['a quotation mark, a bracket or a colon is missing', generalAdvice],
};

/* Returns the first YAML feature that front matter doesn't support. */
function unsupportedFeature(document: Document.Parsed): Found | undefined {
  let found: Found | undefined;
  const report = (code: 'OF423' | 'OF424', node: Node, details: Record<string, string>) => {
    found ??= { code, ...visibleRange(node), details };
    return visit.BREAK;
  };
  visit(document, {
    Node(_, node) {
      if (isAlias(node)) return report('OF424', node, { what: `aliases such as *${node.source}` });
      if (node.anchor !== undefined) return report('OF424', node, { what: `anchors such as &${node.anchor}` });
      return node.tag === undefined ? undefined : report('OF424', node, { what: 'tags such as !!str' });
    },
    Map(_, { items }) {
      const names = new Set<unknown>();
      for (const { key } of items) {
        if (!isScalar(key))
          return report('OF423', key as Node, { reason: "the name of a setting isn't text", advice: generalAdvice });
        if (key.value === '<<' && key.type === 'PLAIN') return report('OF424', key, { what: 'merge keys such as <<' });
        const name = String(key.value);
        if (names.has(name))
          return report('OF423', key, { reason: 'this setting appears twice', advice: 'Remove one of the two.' });
        names.add(name);
      }
      return undefined;
    },
  });
  return found;
}

const visibleRange = (node: Node): Span => {
  const { start, length } = sourceRange(node);
  return { start, length: Math.max(1, length) };
};

/* Every parsed node has a range. */
const sourceRange = ({ range }: Node): Span => {
  const [start, end] = range as [start: number, end: number, after: number];
  return { start, length: end - start };
};

/* Returns the range of the deepest existing value on a path. */
function placeIn(
  root: Node | null,
  written: string,
  steps: readonly string[],
  part: 'key' | 'value',
  within: { start: number; length: number } | undefined,
): Span | null {
  let current: { key?: Node; value: Node | null } = { value: root };
  let depth = 0;
  for (const step of steps) {
    const next = childOf(current.value, step);
    if (!next) break;
    current = next;
    depth++;
  }
  const { key, value } = current;
  if (depth === 0) return null;
  const isFound = depth === steps.length;
  // Only a key can have no value.
  if (value === null) return visibleRange(key as Node);
  if (key && ((isFound && part === 'key') || sourceRange(value).length === 0)) return visibleRange(key);
  const range = visibleRange(value);
  if (!isScalar(value)) return { ...range, length: 1 };
  return within && isFound ? narrow(value, written, range, within) : range;
}

function childOf(node: Node | null, step: string): { key?: Node; value: Node | null } | undefined {
  if (isMap(node)) {
    const pair = node.items.find(({ key }) => isScalar(key) && String(key.value ?? '') === step);
    // The parser creates only nodes.
    return pair && { key: pair.key as Node, value: pair.value as Node | null };
  }
  const item = isSeq(node) ? node.items[Number(step)] : undefined;
  return isNode(item) ? { value: item } : undefined;
}

/* Narrows the range to some characters of a text, if the text equals its source. */
function narrow(
  { value }: Scalar,
  written: string,
  { start, length }: Span,
  within: { start: number; length: number },
): Span {
  const raw = written.slice(start, start + length);
  const before = raw.indexOf(String(value));
  return before < 0 ? { start, length } : { start: start + before + within.start, length: within.length };
}
