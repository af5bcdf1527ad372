import parse from 'css-tree/parser';
import {
  AtKeyword,
  BadString,
  CDC,
  CDO,
  Colon,
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
import { maxProblems } from '../diagnostics/diagnostic.ts';
import type { TextProblem } from '../diagnostics/text-problem.ts';
import { basePlaceholder, type CustomStyle, type ReadStyle } from './custom-style.ts';
import { privateClass } from './private-class.ts';

/**
 * Reads an owner's style sheet. Paths of files start with `basePlaceholder` in the result. Reports what would affect
 * other styles or load something from elsewhere, and rules that browsers skip; everything else stays as it is written,
 * because browsers know more CSS than any parser. Takes linear time. Never throws: if the result has problems, its text must
 * not be used.
 */
export const readStyle: ReadStyle = (text) => {
  const { problems: structural, fontFaces, refused } = readBlocks(text);
  const problems: TextProblem[] = [...structural, ...closingTags(text)];
  const files: CustomStyle['files'] = [];
  for (const { value, start, length } of urlsIn(text)) {
    // Its at-rule is reported.
    if (refused.some((rule) => rule.start < start && start < rule.end)) continue;
    const isFont = fontFaces.some((face) => face.start < start && start < face.end);
    if (isFont ? value.startsWith('#') : /^(?:#|data:)/i.test(value)) continue;
    // The base path can't be inserted before an escaped slash.
    if (/^\/(?![/\\])/.test(value) && text.slice(start, start + length).includes('/'))
      files.push({ text: value.replace(/[?#].*$/, ''), start, length });
    else {
      const found = value.length > 80 ? `${value.slice(0, 80)}…` : value;
      problems.push({ code: 'OF345', start, length, details: { found, advice: adviceOnFile(value) } });
    }
  }
  return {
    text: `@layer style{${minify(withPublishedFiles(text, files))}}`,
    files,
    problems: problems.toSorted((one, other) => one.start - other.start),
  };
};

/* Adds the placeholder to the path of each file, in NFC: see `publishedPath`. Files are in ascending order. */
function withPublishedFiles(text: string, files: CustomStyle['files']): string {
  let end = 0;
  const parts = files.flatMap(({ start, length }) => {
    const before = text.slice(end, start);
    end = start + length;
    return [before, text.slice(start, end).normalize('NFC').replace('/', `${basePlaceholder}/`)];
  });
  return [...parts, text.slice(end)].join('');
}

/* These at-rules have no effect in a cascade layer, and pages make no third-party requests. */
const isUnsupported = (name: string) => /^(?:import|charset|namespace)$/.test(name);

/* At-rules of Tailwind CSS and Sass. CSS drafts use some of these names, followed by a dashed name: "@apply --name". */
const ofTools =
  /^(?:apply|at-root|config|custom-variant|each|extend|for|forward|include|mixin|plugin|reference|responsive|return|screen|source|tailwind|theme|use|utility|variants?|while)$/;

const adviceOnAtRule = (name: string) => {
  if (name === 'import') return 'Copy the rules of that file into this one.';
  return ofTools.test(name) ? 'Browsers skip this rule. Write plain CSS instead.' : 'Remove it.';
};

/* How to correct an address that isn't the path of a file in public/. */
function adviceOnFile(value: string): string {
  const path = /^(?:\.{0,2}[/\\])*(?:public\/)?(?=[^/\\])([^:]*\.\w+)$/.exec(value)?.[1];
  return path === undefined || /^[/\\]{2}/.test(value)
    ? 'Put the file in public/, and write its path: url("/picture.jpg").'
    : `Write the path of the file in public/: url("/${path}").`;
}

/* A part of a style sheet that ends with a block or a semicolon. */
interface Statement {
  start: number;
  /** The name of an at-rule, without its "@"; undefined for others. */
  atRule?: string;
  isCustomProperty: boolean;
  /** The type of the first token, and the range of the second. */
  type: number;
  second?: { type: number; start: number };
  hasValue: boolean;
}

interface Span {
  start: number;
  end: number;
}

interface Block {
  start: number;
  /** The prelude: the selectors of a rule, or the at-rule. */
  selector: string;
  statement: Statement | undefined;
  /** Whether its content is the value of a custom property, which may be anything. */
  isValue: boolean;
  /** Whether its content are rules or declarations whose selectors can be checked. */
  isKnown: boolean;
  isInRule: boolean;
}

/* Browsers stop at some depth, which differs. */
const maxDepth = 100;
const tooDeepBy = `are nested more than ${maxDepth} levels deep`;

const conditional = /^(?:media|supports|layer|container|scope|starting-style)$/;

/*
 * Reads the blocks of a style sheet. Returns the ranges of its @font-face rules and of the at-rules that are reported, and
 * problems for unmatched brackets, comments and strings, for rules that browsers skip, and for private classes. Browsers close open brackets and comments at the end of a style sheet, but
 * other rules follow this one.
 */
function readBlocks(text: string): { fontFaces: Span[]; refused: Span[]; problems: TextProblem[] } {
  const open: Block[] = [];
  const fontFaces: Span[] = [];
  const refused: Span[] = [];
  const surplus: number[] = [];
  const parentheses: number[] = [];
  const unclosed: number[] = [];
  const unreadable: TextProblem[] = [];
  const others: TextProblem[] = [];
  const tooDeep: TextProblem[] = [];
  const selectors: Selectors[] = [];
  const classes: Span[] = [];
  let lineComment: number | undefined;
  let statement: Statement | undefined;
  const isInLineComment = (offset: number) =>
    lineComment !== undefined && !text.slice(lineComment, offset).includes('\n');
  const problem = (start: number, reason: string, length = 1): TextProblem => ({
    code: 'OF343',
    start,
    length,
    details: { reason },
  });
  const refuse = (start: number, end: number, advice: string) => {
    const found = text.slice(start, end);
    others.push({ code: 'OF344', start, length: end - start, details: { found, advice } });
  };

  function endOf({ start, type, atRule, second, hasValue, isCustomProperty }: Statement, end: number): void {
    if (open.at(-1)?.isValue) return;
    if (atRule !== undefined && isUnsupported(atRule)) refused.push({ start, end });
    if (atRule !== undefined) return;
    const name = text.slice(start, second?.start).trim();
    if (open.length === 0) others.push(problem(start, 'this isn\'t in a rule: "{" is missing'));
    else if (type === Delim) return;
    else if (type !== Ident) others.push(problem(start, 'a property is expected here'));
    else if (second?.type !== Colon) others.push(problem(second?.start ?? end, 'colon is expected'));
    else if (!hasValue && !isCustomProperty) others.push(problem(start, `"${name}" has no value`, end - start));
  }

  tokenize(text, (type, start, end) => {
    if (type === Comment && !/^\/\*.*\*\/$/s.test(text.slice(start, end)))
      unreadable.push(problem(start, 'this comment is never closed', 2));
    if (type === BadString || (type === StringToken && !/^(['"]).*\1$/s.test(text.slice(start, end))))
      if (!isInLineComment(start)) unreadable.push(problem(start, 'this string has no closing quotation mark'));
    if (type === WhiteSpace || type === Comment) return;
    if (type === CDO || type === CDC) return refuse(start, end, 'Remove it.');
    const outer = open.at(-1);
    const isValue = statement?.isCustomProperty ?? false;
    if (type === Delim && !isValue && text[start - 1] !== ':' && /^\/\/(?!\*)/.test(text.slice(start, start + 3))) {
      unreadable.push(problem(start, 'CSS has no // comments; use /* … */', 2));
      lineComment = start;
    }
    if (type === FunctionToken || type === LeftParenthesis || type === LeftSquareBracket) parentheses.push(end - 1);
    if (parentheses.length === maxDepth + 1) tooDeep.push(problem(start, `parentheses ${tooDeepBy}`));
    if (type === RightParenthesis || type === RightSquareBracket) closeIn(parentheses, text, text[start]);
    // A semicolon separates the branches of if().
    const isSeparator = type === Semicolon && parentheses.length > 0;
    if (type === Ident && text[start - 1] === '.') classes.push({ start: start - 1, end });
    if ((type !== LeftCurlyBracket && type !== RightCurlyBracket && type !== Semicolon) || isSeparator) {
      if (!statement) {
        const atRule = type === AtKeyword ? ident.decode(text.slice(start + 1, end)).toLowerCase() : undefined;
        const isCustomProperty = type === Ident && text.startsWith('--', start);
        statement = { start, type, isCustomProperty, hasValue: false, ...(atRule !== undefined && { atRule }) };
        const isOfTools = atRule !== undefined && ofTools.test(atRule) && !/^\s*--/.test(text.slice(end, end + 80));
        if (atRule !== undefined && (isOfTools || isUnsupported(atRule)) && !outer?.isValue)
          refuse(start, end, adviceOnAtRule(atRule));
      } else if (statement.second) statement.hasValue = true;
      else statement.second = { type, start };
      return;
    }
    const named = classes.splice(0);
    // A block never starts or ends inside parentheses, except in the value of a custom property.
    if (type !== Semicolon && !isValue && !outer?.isValue)
      for (const offset of parentheses.splice(0)) unclosed.push(offset);
    if (type === LeftCurlyBracket) {
      const isInValue = isValue || (outer?.isValue ?? false);
      const atRule = statement?.atRule;
      const from = statement?.start ?? start;
      const selector = text.slice(from, start);
      const isKnown = (outer?.isKnown ?? true) && (atRule === undefined || conditional.test(atRule));
      if (open.length === maxDepth) tooDeep.push(problem(start, `rules ${tooDeepBy}`));
      if (!isInValue && isKnown && atRule === undefined)
        selectors.push({ start: from, text: selector, isNested: outer?.isInRule ?? false });
      if (!isInValue && isKnown && (atRule === undefined || atRule === 'scope')) {
        const around = named.length > 0 ? open.slice(0, maxDepth).map((each) => each.selector) : [];
        for (const each of named) {
          const own = text.slice(Math.max(from, each.start - 1000), each.start);
          const before = [...around.filter((outer) => !outer.includes(',')), own.slice(own.lastIndexOf(',') + 1)];
          others.push(...privateClass(text, each.start, each.end, before.join(' ')));
        }
      }
      const isInRule = (outer?.isInRule ?? false) || atRule === undefined;
      open.push({ start, selector, statement, isValue: isInValue, isKnown, isInRule });
      statement = undefined;
      return;
    }
    if (statement) endOf(statement, start);
    statement = undefined;
    if (type === Semicolon) return;
    const closed = open.pop();
    if (closed === undefined) surplus.push(start);
    else if (closed.statement?.isCustomProperty) statement = { ...closed.statement, hasValue: true };
    else if (closed.statement?.atRule === 'font-face') fontFaces.push({ start: closed.start, end });
  });
  if (unreadable.length + tooDeep.length > 0)
    return { fontFaces, refused, problems: [...unreadable, ...tooDeep.slice(0, 1)] };
  // TypeScript doesn't see the assignment in the callback.
  const last = statement as Statement | undefined;
  const unmatched = [
    ...open.map(({ start }) => problem(start, 'this bracket is never closed')),
    // Rules inside an open block already have that problem.
    ...[...unclosed, ...(open.length > 0 ? [] : parentheses)].map((start) =>
      problem(start, text[start] === '(' ? 'this parenthesis is never closed' : 'this bracket is never closed'),
    ),
    ...surplus.map((start) => problem(start, 'this bracket closes nothing')),
    ...(last?.atRule !== undefined ? [problem(last.start, 'this rule has no end')] : []),
  ];
  // An unmatched bracket causes further errors.
  if (unmatched.length > 0)
    return { fontFaces, refused, problems: [...unmatched, ...others.filter(({ code }) => code !== 'OF343')] };
  if (last) endOf(last, text.length);
  others.push(...selectorProblems(selectors).map(({ start, reason }) => problem(start, reason)));
  return { fontFaces, refused, problems: others };
}

/* The selectors of a rule. */
interface Selectors {
  start: number;
  text: string;
  isNested: boolean;
}

/*
 * css-tree reads all of its text again at each mistake, so it gets parts of this length. It also takes some time for
 * each text, so it doesn't get single rules.
 */
const partLength = 2000;

/* The first mistake in each list of selectors. */
function selectorProblems(all: readonly Selectors[]): { start: number; reason: string }[] {
  const found = new Map<number, string>();
  let places: { offset: number; start: number }[] = [];
  let rules = '';
  const readPart = () => {
    parse(rules, {
      onParseError({ message, offset }) {
        let at = { offset: 0, start: 0 };
        for (const place of places) if (place.offset <= offset) at = place;
        found.set(at.start + offset - at.offset, lowerFirst(message));
      },
    });
    [places, rules] = [[], ''];
  };
  for (const { start, text, isNested } of all) {
    // css-tree supports nested rules only if they start with "&".
    if (isNested && !text.startsWith('&')) rules += '& ';
    places.push({ offset: rules.length, start });
    rules += `${text}{}\n`;
    if (rules.length > partLength) readPart();
    // The first mistakes are reported, and selectors are in their order.
    if (found.size >= maxProblems) break;
  }
  readPart();
  return [...found].map(([start, reason]) => ({ start, reason }));
}

/* Removes the offset of the bracket that a bracket closes, if it is the last one. */
function closeIn(offsets: number[], text: string, closing: string | undefined): void {
  if (text[offsets.at(-1) ?? -1] === (closing === ')' ? '(' : '[')) offsets.pop();
}

/* Functions whose strings are URLs. */
const urlFunction = /^(?:url|src|image|(?:-webkit-)?image-set)\($/i;

/*
 * Returns all URLs in a style sheet. Reads tokens, because the parser of css-tree skips custom properties and
 * recognizes only url(). If a custom property is the argument of a function with a URL, any string may be one.
 */
function urlsIn(text: string): { value: string; start: number; length: number }[] {
  const found: { value: string; start: number; length: number }[] = [];
  const elsewhere: typeof found = [];
  // For each open function: whether its strings are URLs.
  const functions: boolean[] = [];
  let hasVariable = false;
  let endOfUrl = 0;
  tokenize(text, (type, start, end) => {
    if (start < endOfUrl) return;
    const token = text.slice(start, end);
    const length = end - start;
    const isInUrl = functions.at(-1) ?? false;
    if (type === FunctionToken || type === LeftParenthesis) {
      const name = ident.decode(token);
      if (/^(?:var|--.*)\($/i.test(name)) hasVariable ||= isInUrl;
      // The tokenizer doesn't see that this is a URL if its name contains an escape.
      const unquoted = /^url\($/i.test(name) ? /^\s*[^\s"')][^)]*\)?/.exec(text.slice(end))?.[0] : undefined;
      if (unquoted === undefined) functions.push(/^(?:if|var)?\($/i.test(name) ? isInUrl : urlFunction.test(name));
      else {
        found.push({ value: url.decode(`url(${unquoted}`), start, length: length + unquoted.length });
        endOfUrl = end + unquoted.length;
      }
    } else if (type === RightParenthesis) functions.pop();
    else if (type === Url) found.push({ value: url.decode(token), start, length });
    else if (type === StringToken) {
      const value = string.decode(token);
      if (isInUrl) found.push({ value, start, length });
      else if (/^\s*(?:[a-z][a-z\d+.-]*:)?[/\\]{2}/i.test(value)) elsewhere.push({ value, start, length });
    }
  });
  return hasVariable ? [...found, ...elsewhere].toSorted((one, other) => one.start - other.start) : found;
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
