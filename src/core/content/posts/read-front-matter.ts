import { type Document, isAlias, isMap, isNode, isScalar, isSeq, type Node, parseDocument, visit } from 'yaml';
import type { Span, TextProblem } from '../../diagnostics/text-problem.ts';
import { type FrontMatter, frontMatterIn, type ReadFrontMatter } from './front-matter.ts';

/*
 * The limits for front matter. The parser takes more than linear time for many settings, and much longer for some
 * repeated characters.
 */
const maxSettings = 500;
const maxLength = 50_000;

/** Parses front matter in YAML 1.2 without tags, anchors, aliases and merge keys. */
export const readFrontMatter: ReadFrontMatter = (markdown) => {
  const found = frontMatterIn(markdown);
  if (!found) {
    const advice = /^---[ \t]*(?:[\r\n]|$)/.test(markdown)
      ? 'Add another line of --- after the last setting.'
      : 'Start the file with a line of ---, a line such as title: "My post", and another line of ---.';
    return { problem: { code: 'OF422', start: 0, length: markdown.search(/[\r\n]|$/), details: { advice } } };
  }
  const { start, end, from } = found;
  // In YAML, a single carriage return isn't a line break.
  const written = markdown.slice(start, end).replace(/\r(?!\n)/g, '\n');
  if (exceedsLimits(written))
    return { problem: { code: 'OF425', start: 0, length: 3, details: { limit: maxSettings } } };
  const document = parseDocument(written, { schema: 'core', merge: false, prettyErrors: false, logLevel: 'silent' });
  const problem = problemIn(document, written);
  if (problem) return { problem: { ...problem, start: start + problem.start } };
  const problems = readScalars(document, written).map((each) => ({ ...each, start: start + each.start }));
  return {
    // Empty front matter is valid, so that the missing settings are reported.
    value: (document.toJS({ maxAliasCount: 0 }) ?? {}) as FrontMatter['value'],
    from,
    problems,
    placeOf(steps, part, within) {
      const range = placeIn(document.contents, written, steps, part, within);
      return range && { ...range, start: start + range.start };
    },
  };
};

function exceedsLimits(written: string): boolean {
  if (written.length > maxLength) return true;
  let [open, separators] = [0, 0];
  for (const [character] of written.matchAll(/[\n\r,[\]{}]/g)) {
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

/* Returns the first error, or the first feature of YAML that front matter doesn't support. */
function problemIn(document: Document.Parsed, written: string): TextProblem | undefined {
  const [error] = document.errors.toSorted((one, other) => one.pos[0] - other.pos[0]);
  const found = unsupportedIn(document);
  if (found && (!error || found.start <= error.pos[0])) return found;
  if (error) {
    // The parser finds the end of the settings where a quotation mark or bracket isn't closed before the next one.
    const [, name = ''] = unclosed.exec(written) ?? [];
    const start = name === '' ? Number.POSITIVE_INFINITY : written.search(unclosed) + name.length;
    const isUnclosed = start <= error.pos[0];
    const [reason, advice] = isUnclosed
      ? ["a quotation mark or bracket isn't closed", 'Close it on the same line.']
      : (reasons[error.code] ?? ["it isn't valid YAML", perLine]);
    return { code: 'OF423', start: isUnclosed ? start : error.pos[0], length: 1, details: { reason, advice } };
  }
  const { contents } = document;
  if (contents === null || isMap(contents) || (isScalar(contents) && contents.value === null)) return undefined;
  const reason = 'a setting is a name, a colon, a space and a value';
  return { code: 'OF423', start: spanOf(contents).start, length: 1, details: { reason, advice: perLine } };
}

const unclosed = /^([\w-]+:[ \t]+)(?:"[^"\n]*|'[^'\n]*|\[[^\]\n]*|\{[^}\n]*)(?=\n[\w-]+:|\n?(?![\s\S]))/m;

const perLine =
  'Write one setting per line, for example title: "My post". Put values that contain a colon in quotation marks.';

const reasons: Partial<Record<string, [reason: string, advice: string]>> = {
  BLOCK_AS_IMPLICIT_KEY: ['a line has two colons or too many leading spaces', perLine],
  MULTILINE_IMPLICIT_KEY: ['a line has no colon or too many leading spaces', perLine],
  BAD_INDENT: [
    "a line is indented incorrectly, or a bracket isn't closed",
    'Align the settings, and close all brackets.',
  ],
  TAB_AS_INDENT: ['a line starts with a tab instead of spaces', 'Remove the tab, or write spaces instead.'],
  BAD_SCALAR_START: ['a value starts with a special character', 'Put the value in quotation marks.'],
  BAD_DQ_ESCAPE: ['a backslash has a special meaning inside "…"', 'Write \\\\ for each backslash.'],
  MISSING_CHAR: ['a quotation mark, a bracket or a colon is missing', 'Write each setting like title: "My post".'],
  DUPLICATE_KEY: ['this setting appears twice', 'Remove one of the two.'],
};

function unsupportedIn(document: Document.Parsed): TextProblem | undefined {
  let found: TextProblem | undefined;
  visit(document, {
    Node(_, node) {
      const anchor = !isAlias(node) && node.anchor !== undefined ? `anchors such as &${node.anchor}` : undefined;
      const tag = !isAlias(node) && node.tag !== undefined ? 'tags such as !!str' : undefined;
      const what = isAlias(node) ? `aliases such as *${node.source}` : (anchor ?? tag);
      if (what === undefined) return undefined;
      found = { code: 'OF424', ...spanOf(node), details: { what } };
      return visit.BREAK;
    },
  });
  return found;
}

/* Trims block scalars, and finds comments that cut an unquoted text. */
function readScalars(document: Document.Parsed, written: string): TextProblem[] {
  const problems: TextProblem[] = [];
  visit(document, {
    Scalar(_, node) {
      const { start, length } = spanOf(node);
      if (node.type === 'BLOCK_FOLDED' || node.type === 'BLOCK_LITERAL') {
        // The line break at the end of a block scalar isn't part of the text.
        const end = start + written.slice(start, start + length).trimEnd().length;
        node.value = String(node.value).trimEnd();
        node.range = [start, end, end];
      }
      const [comment = '', space = ''] = /^([ \t]+)#.*/.exec(written.slice(start + length)) ?? [];
      if (comment === '' || node.type !== 'PLAIN' || !/\p{L}/u.test(String(node.value))) return;
      const at = { start: start + length + space.length, length: comment.trim().length };
      problems.push({ code: 'OF427', ...at, details: cut });
    },
  });
  return problems;
}

const cut = {
  reason: 'a # after a space starts a comment',
  advice: 'Put the whole value in "…", or move the comment to a line of its own.',
};

/* Every parsed node has a range. */
const spanOf = ({ range }: Node): Span => {
  const [start, end] = range as [start: number, end: number, after: number];
  return { start, length: Math.max(1, end - start) };
};

/* Returns the range of the deepest existing value on a path. */
function placeIn(
  root: Node | null,
  written: string,
  steps: readonly string[],
  part: 'key' | 'value',
  within: Span | undefined,
): Span | null {
  let found: { key?: Node; value: Node | null } | undefined;
  let depth = 0;
  for (const step of steps) {
    const next = childOf(found ? found.value : root, step);
    if (!next) break;
    found = next;
    depth++;
  }
  if (!found) return null;
  const { key, value } = found;
  const isWhole = depth === steps.length;
  // Only a key can have no value, or an empty one.
  const [from, to] = value?.range ?? [0, 0];
  if (key && (from === to || (isWhole && part === 'key'))) return spanOf(key);
  const range = spanOf(value as Node);
  if (!isScalar(value)) return { ...range, length: 1 };
  // Escapes make a text differ from its source.
  const at = within && isWhole ? written.slice(from, to).indexOf(String(value.value)) : -1;
  return within && at >= 0 ? { start: from + at + within.start, length: within.length } : range;
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
