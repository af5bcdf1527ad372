import type { CssNode } from 'css-tree';
import parse from 'css-tree/parser';
import {
  AtKeyword,
  Comment,
  Function as FunctionToken,
  Ident,
  LeftCurlyBracket,
  LeftParenthesis,
  RightCurlyBracket,
  RightParenthesis,
  Semicolon,
  String as StringToken,
  tokenize,
  Url,
  WhiteSpace,
} from 'css-tree/tokenizer';
import { string, url } from 'css-tree/utils';
import walk from 'css-tree/walker';
import type { Flaw } from '../markdown/long-text.ts';
import { basePlaceholder, type OwnStyle, type ReadStyle } from './own-style.ts';

/**
 * Parses an owner's style sheet. Paths of files start with `basePlaceholder` in the result. Never throws: the result has
 * flaws instead, and then its text must not be used.
 */
export const readStyle: ReadStyle = (text) => {
  const { nested, flaws: brackets } = readBlocks(text);
  const flaws: Flaw[] = [...brackets, ...closingTags(text)];
  const files: OwnStyle['files'] = [];
  for (const { value, start, length } of addressesIn(text)) {
    if (/^(?:#|data:)/i.test(value)) continue;
    // An escaped slash would leave no place for the base.
    if (/^\/(?![/\\])/.test(value) && text.slice(start, start + length).includes('/'))
      files.push({ text: value.replace(/[?#].*$/, ''), start, length });
    else flaws.push({ code: 'OF345', start, length, details: { found: value } });
  }
  // css-tree knows nested rules only if they start with "&".
  const explicit = inserted(text, nested, '& ');
  const offsetIn = (offset: number) => offset - 2 * nested.filter((at, index) => at + 2 * index < offset).length;
  const tree = parse(explicit, {
    positions: true,
    onParseError: ({ message, offset }) => {
      // A wrong bracket makes errors of what follows it.
      if (brackets.length > 0) return;
      flaws.push({ code: 'OF343', start: offsetIn(offset), length: 1, details: { reason: lowerFirst(message) } });
    },
  });
  walk(tree, (node) => {
    const start = offsetIn(node.loc?.start.offset ?? 0);
    const length = offsetIn(node.loc?.end.offset ?? 0) - start;
    if (node.type === 'Atrule' && isUnsupported(node.name))
      flaws.push({ code: 'OF344', start, length: node.name.length + 1, details: { found: `@${node.name}` } });
    if (node.type === 'Declaration' && !node.property.startsWith('--') && isEmpty(node.value))
      flaws.push({ code: 'OF343', start, length, details: { reason: `"${node.property}" has no value` } });
  });
  const addresses = files.map(({ start, length }) => start + text.slice(start, start + length).indexOf('/'));
  return {
    text: `@layer style{${shortened(inserted(text, addresses, basePlaceholder))}}`,
    files,
    flaws: flaws.toSorted((one, other) => one.start - other.start),
  };
};

/* A text with a string inserted at each offset, in ascending order. */
const inserted = (text: string, offsets: readonly number[], part: string): string =>
  [
    ...offsets.map((offset, index) => text.slice(offsets[index - 1] ?? 0, offset)),
    text.slice(offsets.at(-1) ?? 0),
  ].join(part);

/* The rules are in a layer, where these at-rules have no effect, and a page loads nothing from elsewhere. */
const isUnsupported = (name: string) => /^(?:import|charset|namespace)$/i.test(name);

const isEmpty = (value: CssNode): boolean => value.type === 'Value' && value.children.isEmpty;

/*
 * Where rules inside other rules start, unless they start with "&". And unmatched brackets: browsers close what is open
 * at the end of a style sheet, but other rules follow this one.
 */
function readBlocks(text: string): { nested: number[]; flaws: Flaw[] } {
  const open: { start: number; isRule: boolean }[] = [];
  const nested: number[] = [];
  const surplus: number[] = [];
  let statement: { start: number; type: number } | undefined;
  tokenize(text, (type, start) => {
    if (type === WhiteSpace || type === Comment) return;
    if (type !== LeftCurlyBracket && type !== RightCurlyBracket && type !== Semicolon) {
      statement ??= { start, type };
      return;
    }
    if (type === LeftCurlyBracket) {
      const isAtRule = statement?.type === AtKeyword;
      const isValue = statement?.type === Ident && text.startsWith('--', statement.start);
      const isInRule = open.some(({ isRule }) => isRule);
      if (statement && isInRule && !isAtRule && !isValue && text[statement.start] !== '&') nested.push(statement.start);
      open.push({ start, isRule: !isAtRule });
    } else if (type === RightCurlyBracket && open.pop() === undefined) surplus.push(start);
    statement = undefined;
  });
  // TypeScript doesn't see that the callback sets it.
  const unfinished = [statement as { start: number; type: number } | undefined].flatMap((last) =>
    last?.type === AtKeyword ? [last.start] : [],
  );
  const flaw = (start: number, reason: string): Flaw => ({ code: 'OF343', start, length: 1, details: { reason } });
  return {
    nested,
    flaws: [
      ...open.map(({ start }) => flaw(start, 'this bracket is never closed')),
      ...surplus.map((start) => flaw(start, 'this bracket closes nothing')),
      ...unfinished.map((start) => flaw(start, 'this rule has no end')),
    ],
  };
}

/* The functions whose texts are addresses. */
const withAddress = /^(?:url|src|(?:-webkit-)?image-set)\($/i;

/*
 * The addresses in a style sheet, wherever they are: css-tree doesn't parse custom properties, and takes only those in
 * url() for addresses.
 */
function addressesIn(text: string): { value: string; start: number; length: number }[] {
  const found: { value: string; start: number; length: number }[] = [];
  const functions: string[] = [];
  tokenize(text, (type, start, end) => {
    const token = text.slice(start, end);
    const length = end - start;
    if (type === FunctionToken || type === LeftParenthesis) functions.push(token);
    else if (type === RightParenthesis) functions.pop();
    else if (type === Url) found.push({ value: url.decode(token), start, length });
    else if (type === StringToken && withAddress.test(functions.at(-1) ?? ''))
      found.push({ value: string.decode(token), start, length });
  });
  return found;
}

/* Empties comments, which may separate two tokens, and shortens spaces. */
function shortened(text: string): string {
  let result = '';
  tokenize(text, (type, start, end) => {
    if (type === Comment) result += '/**/';
    else result += type === WhiteSpace ? ' ' : text.slice(start, end);
  });
  return result;
}

/* It would end the style element of a page, even inside a comment or a text. */
const closingTags = (text: string): Flaw[] =>
  [...text.matchAll(/<\/style/gi)].map(({ 0: found, index }) => ({
    code: 'OF344',
    start: index,
    length: found.length,
    details: { found },
  }));

const lowerFirst = (message: string) => message.charAt(0).toLowerCase() + message.slice(1);
