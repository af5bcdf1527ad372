import type { CssNode } from 'css-tree';
import parse from 'css-tree/parser';
import {
  AtKeyword,
  Comment,
  Delim,
  Function as FunctionToken,
  Ident,
  LeftCurlyBracket,
  LeftParenthesis,
  LeftSquareBracket,
  RightCurlyBracket,
  RightParenthesis,
  RightSquareBracket,
  Semicolon,
  String as StringToken,
  tokenize,
  Url,
  WhiteSpace,
} from 'css-tree/tokenizer';
import { ident, string, url } from 'css-tree/utils';
import walk from 'css-tree/walker';
import type { TextProblem } from '../diagnostics/text-problem.ts';
import { basePlaceholder, type CustomStyle, type ReadStyle } from './custom-style.ts';

/**
 * Parses an owner's style sheet. Paths of files start with `basePlaceholder` in the result. Never throws: if the result
 * has problems, its text must not be used.
 */
export const readStyle: ReadStyle = (text) => {
  const { nested, problems: structural } = readBlocks(text);
  const problems: TextProblem[] = [...structural, ...closingTags(text)];
  const files: CustomStyle['files'] = [];
  for (const { value, start, length } of urlsIn(text)) {
    if (/^(?:#|data:)/i.test(value)) continue;
    // The base path can't be inserted before an escaped slash.
    if (/^\/(?![/\\])/.test(value) && text.slice(start, start + length).includes('/'))
      files.push({ text: value.replace(/[?#].*$/, ''), start, length });
    else problems.push({ code: 'OF345', start, length, details: { found: value, advice: adviceOnFile(value) } });
  }
  // css-tree supports nested rules only if they start with "&".
  const explicit = insertAt(text, nested, '& ');
  const offsetIn = (offset: number) => offset - 2 * nested.filter((at, index) => at + 2 * index < offset).length;
  let isInvalid = structural.length > 0;
  const tree = parse(explicit, {
    positions: true,
    onParseError: ({ message, offset }) => {
      // An unmatched bracket causes further errors, and an invalid selector lacks its block.
      if (structural.length > 0 || (isInvalid && message === '"{" is expected')) return;
      isInvalid = true;
      problems.push({ code: 'OF343', start: offsetIn(offset), length: 1, details: { reason: lowerFirst(message) } });
    },
  });
  walk(tree, (node) => {
    const start = offsetIn(node.loc?.start.offset ?? 0);
    const length = offsetIn(node.loc?.end.offset ?? 0) - start;
    const name = node.type === 'Atrule' ? ident.decode(node.name).toLowerCase() : '';
    if (node.type === 'Atrule' && isUnsupported(name)) {
      const found = `@${node.name}`;
      const advice = name === 'import' ? 'Copy the rules of that file into this one.' : 'Remove it.';
      problems.push({ code: 'OF344', start, length: found.length, details: { found, advice } });
    }
    if (node.type === 'Declaration' && !node.property.startsWith('--') && isEmpty(node.value))
      problems.push({ code: 'OF343', start, length, details: { reason: `"${node.property}" has no value` } });
  });
  const fileOffsets = files.map(({ start, length }) => start + text.slice(start, start + length).indexOf('/'));
  return {
    text: `@layer style{${minify(insertAt(text, fileOffsets, basePlaceholder))}}`,
    files,
    problems: problems.toSorted((one, other) => one.start - other.start),
  };
};

/* Inserts a string into a text at each offset. Offsets are in ascending order. */
const insertAt = (text: string, offsets: readonly number[], part: string): string =>
  [
    ...offsets.map((offset, index) => text.slice(offsets[index - 1] ?? 0, offset)),
    text.slice(offsets.at(-1) ?? 0),
  ].join(part);

/* These at-rules have no effect in a cascade layer, and pages make no third-party requests. */
const isUnsupported = (name: string) => /^(?:import|charset|namespace)$/.test(name);

/* How to correct an address that isn't the path of a file in public/. */
function adviceOnFile(value: string): string {
  const path = /^(?:\.{0,2}[/\\])*(?:public\/)?(?=[^/\\])([^:]*\.\w+)$/.exec(value)?.[1];
  return path === undefined || /^[/\\]{2}/.test(value)
    ? 'Put the file in public/, and write its path: url("/picture.jpg").'
    : `Write the path of the file in public/: url("/${path}").`;
}

const isEmpty = (value: CssNode): boolean => value.type === 'Value' && value.children.isEmpty;

/*
 * Returns the offsets of nested rules without "&", and problems for unmatched brackets and comments. Browsers close open
 * brackets and comments at the end of a style sheet, but other rules follow this one.
 */
function readBlocks(text: string): { nested: number[]; problems: TextProblem[] } {
  const open: { start: number; isRule: boolean; isValue: boolean }[] = [];
  const nested: number[] = [];
  const surplus: number[] = [];
  const parentheses: number[] = [];
  const unclosed: number[] = [];
  const comments: TextProblem[] = [];
  let statement: { start: number; type: number } | undefined;
  const problem = (start: number, reason: string, length = 1): TextProblem => ({
    code: 'OF343',
    start,
    length,
    details: { reason },
  });
  tokenize(text, (type, start, end) => {
    if (type === Comment && !/^\/\*.*\*\/$/s.test(text.slice(start, end)))
      comments.push(problem(start, 'this comment is never closed', 2));
    if (type === WhiteSpace || type === Comment) return;
    const isValue = statement?.type === Ident && text.startsWith('--', statement.start);
    if (type === Delim && !isValue && text[start - 1] !== ':' && /^\/\/(?!\*)/.test(text.slice(start, start + 3)))
      comments.push(problem(start, 'CSS has no // comments; use /* … */', 2));
    if (type === FunctionToken || type === LeftParenthesis || type === LeftSquareBracket) parentheses.push(end - 1);
    if (type === RightParenthesis || type === RightSquareBracket) closeIn(parentheses, text, text[start]);
    if (type !== LeftCurlyBracket && type !== RightCurlyBracket && type !== Semicolon) {
      statement ??= { start, type };
      return;
    }
    // A block never starts or ends inside parentheses, except in the value of a custom property.
    if (type !== Semicolon && !isValue && !open.some((block) => block.isValue)) unclosed.push(...parentheses.splice(0));
    if (type === LeftCurlyBracket) {
      const isAtRule = statement?.type === AtKeyword;
      const isInRule = open.some(({ isRule }) => isRule);
      if (statement && isInRule && !isAtRule && !isValue && text[statement.start] !== '&') nested.push(statement.start);
      open.push({ start, isRule: !isAtRule, isValue });
    } else if (type === RightCurlyBracket && open.pop() === undefined) surplus.push(start);
    statement = undefined;
  });
  // TypeScript doesn't see the assignment in the callback.
  const unfinished = [statement as { start: number; type: number } | undefined].flatMap((last) =>
    last?.type === AtKeyword ? [last.start] : [],
  );
  if (comments.length > 0) return { nested, problems: comments };
  return {
    nested,
    problems: [
      ...open.map(({ start }) => problem(start, 'this bracket is never closed')),
      // Rules inside an open block already have that problem.
      ...[...unclosed, ...(open.length > 0 ? [] : parentheses)].map((start) =>
        problem(start, text[start] === '(' ? 'this parenthesis is never closed' : 'this bracket is never closed'),
      ),
      ...surplus.map((start) => problem(start, 'this bracket closes nothing')),
      ...unfinished.map((start) => problem(start, 'this rule has no end')),
    ],
  };
}

/* Removes the offset of the bracket that a bracket closes, if it is the last one. */
function closeIn(offsets: number[], text: string, closing: string | undefined): void {
  if (text[offsets.at(-1) ?? -1] === (closing === ')' ? '(' : '[')) offsets.pop();
}

/* Functions whose strings are URLs. */
const urlFunction = /^(?:url|src|(?:-webkit-)?image-set)\($/i;

/*
 * Returns all URLs in a style sheet. Reads tokens, because the parser of css-tree skips custom properties and
 * recognizes only url().
 */
function urlsIn(text: string): { value: string; start: number; length: number }[] {
  const found: { value: string; start: number; length: number }[] = [];
  const functions: string[] = [];
  tokenize(text, (type, start, end) => {
    const token = text.slice(start, end);
    const length = end - start;
    if (type === FunctionToken || type === LeftParenthesis) {
      const name = ident.decode(token);
      functions.push(name);
      // The tokenizer doesn't see that this is a URL if its name contains an escape.
      const unquoted = /^url\($/i.test(name) ? /^\s*[^\s"')][^)]*\)?/.exec(text.slice(end))?.[0] : undefined;
      if (unquoted !== undefined)
        found.push({ value: url.decode(`url(${unquoted}`), start, length: length + unquoted.length });
    } else if (type === RightParenthesis) functions.pop();
    else if (type === Url) found.push({ value: url.decode(token), start, length });
    else if (type === StringToken && urlFunction.test(functions.at(-1) ?? ''))
      found.push({ value: string.decode(token), start, length });
  });
  return found;
}

/* Collapses whitespace, and empties comments, which may separate two tokens. */
function minify(text: string): string {
  let result = '';
  tokenize(text, (type, start, end) => {
    if (type === Comment) result += '/**/';
    else result += type === WhiteSpace ? ' ' : text.slice(start, end);
  });
  return result;
}

/* A closing tag ends the style element of a page, even inside a comment or a string. */
const closingTags = (text: string): TextProblem[] =>
  [...text.matchAll(/<\/style/gi)].map(({ 0: found, index }) => ({
    code: 'OF344',
    start: index,
    length: found.length,
    details: { found, advice: 'Remove it.' },
  }));

const lowerFirst = (message: string) => message.charAt(0).toLowerCase() + message.slice(1);
