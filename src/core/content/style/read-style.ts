import type { CssNode } from 'css-tree';
import generate from 'css-tree/generator';
import parse from 'css-tree/parser';
import { LeftCurlyBracket, RightCurlyBracket, tokenize } from 'css-tree/tokenizer';
import walk from 'css-tree/walker';
import type { Flaw } from '../markdown/long-text.ts';
import type { OwnStyle, ReadStyle } from './own-style.ts';

/**
 * Parses an owner's style sheet. Paths in `url()` get a base, which `withBase` replaces. Never throws: the result has
 * flaws instead, and then its text must not be used.
 */
export const readStyle: ReadStyle = (text) => {
  const brackets = unmatchedBrackets(text);
  const flaws: Flaw[] = [...brackets, ...closingTags(text)];
  const files: OwnStyle['files'] = [];
  const tree = parse(text, {
    positions: true,
    onParseError: ({ message, offset }) => {
      // A wrong bracket makes errors of what follows it.
      if (brackets.length === 0)
        flaws.push({ code: 'OF343', start: offset, length: 1, details: { reason: lowerFirst(message) } });
    },
  });
  walk(tree, (node) => {
    const start = node.loc?.start.offset ?? 0;
    const length = (node.loc?.end.offset ?? start) - start;
    if (node.type === 'Atrule' && isUnsupported(node.name))
      flaws.push({ code: 'OF344', start, length: node.name.length + 1, details: { found: `@${node.name}` } });
    if (node.type === 'Declaration' && !node.property.startsWith('--') && isEmpty(node.value))
      flaws.push({ code: 'OF343', start, length, details: { reason: `"${node.property}" has no value` } });
    if (node.type !== 'Url') return;
    if (/^\/(?![/\\])/.test(node.value)) {
      files.push({ text: node.value.replace(/[?#].*$/, ''), start, length });
      node.value = basePlaceholder + node.value;
    } else if (!/^(?:#|data:)/i.test(node.value))
      flaws.push({ code: 'OF345', start, length, details: { found: node.value } });
  });
  return {
    text: `@layer style{${generate(tree)}}`,
    files,
    flaws: flaws.toSorted((one, other) => one.start - other.start),
  };
};

const basePlaceholder = 'onefolio-base:';

/* The rules are in a layer, where these at-rules have no effect, and a page loads nothing from elsewhere. */
const isUnsupported = (name: string) => /^(?:import|charset|namespace)$/i.test(name);

const isEmpty = (value: CssNode): boolean =>
  value.type === 'Value' ? value.children.isEmpty : value.type === 'Raw' && value.value.trim() === '';

/* Browsers close what is open at the end of a style sheet, but other rules follow this one. */
function unmatchedBrackets(text: string): Flaw[] {
  const open: number[] = [];
  const surplus: number[] = [];
  tokenize(text, (type, start) => {
    if (type === LeftCurlyBracket) open.push(start);
    else if (type === RightCurlyBracket && open.pop() === undefined) surplus.push(start);
  });
  const flaw = (start: number, reason: string): Flaw => ({ code: 'OF343', start, length: 1, details: { reason } });
  return [
    ...open.map((start) => flaw(start, 'this bracket is never closed')),
    ...surplus.map((start) => flaw(start, 'this bracket closes nothing')),
  ];
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
