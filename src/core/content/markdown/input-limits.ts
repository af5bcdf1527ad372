import type { TextProblem } from '../../diagnostics/text-problem.ts';
import { type Container, enter } from './containers.ts';

/*
 * The limits for a Markdown text. The parser takes quadratic time for all of these except lines, and texts that people
 * write stay far below. `run` limits the Markdown characters in lines without an empty one between them, `work` the sum
 * of the squares over all paragraphs, `ends` the quotes and lists that end and the underlined headings, and `all` the
 * lines, including empty ones and code.
 */
const limits = {
  depth: 16,
  signs: 500,
  run: 5000,
  work: 50_000_000,
  lazy: 200,
  notes: 1000,
  columns: 100,
  ends: 2000,
  lines: 20_000,
  all: 200_000,
};

/**
 * Returns the first part of a Markdown text that exceeds a limit; undefined if the parser can read the text in
 * reasonable time. Takes one pass over the lines.
 */
export function findExcess(markdown: string): TextProblem | undefined {
  const counter = new LimitCounter();
  let start = 0;
  let count = 0;
  for (const line of markdown.split(/\r\n|\r|\n/)) {
    const problem = ++count > limits.all ? tooMany('lines', limits.all) : counter.read(line);
    if (problem) return { ...problem, start, length: line.length };
    start += line.length + (markdown.startsWith('\r\n', start + line.length) ? 2 : 1);
  }
  return undefined;
}

type Found = Pick<TextProblem, 'code' | 'details'>;

class LimitCounter {
  #containers: Container[] = [];
  #fence: { sign: string; depth: number } | undefined;
  #isParagraph = false;
  #isTable = false;
  /* Inside HTML, a line that looks like a fence may not start code. */
  #hasHtml = false;
  #signs = 0;
  #run = 0;
  #work = 0;
  #lazy = 0;
  #notes = 0;
  #ends = 0;
  #lines = 0;

  read(line: string): Found | undefined {
    const { containers, started, rest, isLazy } = enter(line, this.#containers, this.#isParagraph);
    if (this.#isCode(containers.length - started, rest)) return undefined;
    const open = this.#containers;
    const isNested = open.length > 0;
    this.#ends += isLazy ? 0 : countEnded(open, containers, containers.length - started);
    if (this.#isParagraph && /^ {0,3}(?:=+|-+) *$/.test(rest)) this.#ends++;
    this.#containers = containers;
    if (containers.length > limits.depth)
      return { code: 'OF406', details: { depth: containers.length, limit: limits.depth } };
    if (isLazy && ++this.#lazy > limits.lazy) return { code: 'OF407', details: { limit: limits.lazy } };
    if (line.includes(']:') && ++this.#notes > limits.notes)
      return tooMany('footnotes and link definitions', limits.notes);
    if (this.#ends > limits.ends) return tooMany('quotes, lists and underlined headings', limits.ends);
    if (rest.trim() !== '' && ++this.#lines > limits.lines) return tooMany('lines outside code blocks', limits.lines);
    this.#hasHtml ||= /^ {0,3}<(?:[A-Za-z][\w-]*(?:[\s/>]|$)|[/!?])/.test(rest);
    const isEmpty = rest.trim() === '';
    const isBlock = isEmpty || /^ {0,3}(?:#{1,6} |`{3}|~{3}|\[[^\]]+\]:)/.test(rest);
    // A list item with a number other than 1 starts a list only outside of a paragraph.
    const isItem = started > 0 && (isNested || !/^ *\d*[02-9][.)]/.test(line));
    if (isBlock || isItem || this.#isTable) this.#end();
    if (isEmpty) {
      this.#run = 0;
      this.#isTable = false;
    }
    this.#isParagraph = !isBlock;
    this.#fence = this.#hasHtml ? undefined : fenceIn(rest, containers.length);
    return this.#count(rest);
  }

  #isCode(depth: number, rest: string): boolean {
    const fence = this.#fence;
    if (!fence) return false;
    if (depth < fence.depth) this.#fence = undefined;
    else if (/^ {0,3}(`+|~+)\s*$/.exec(rest)?.[1]?.startsWith(fence.sign)) this.#fence = undefined;
    return depth >= fence.depth;
  }

  #count(rest: string): Found | undefined {
    const count = rest.replace(/[^*_`[\]<]+/g, '').length;
    this.#signs += count;
    this.#run += count;
    if (this.#signs > limits.signs)
      return { code: 'OF234', details: { where: 'This paragraph', limit: limitOf(limits.signs) } };
    if (this.#run > limits.run) return { code: 'OF234', details: { where: 'This list', limit: limitOf(limits.run) } };
    if (this.#work > limits.work) return { code: 'OF234', details: { where: 'This text', limit: '' } };
    if (!/^ {0,3}[|:-][-|: ]*$/.test(rest) || !rest.includes('|')) return undefined;
    this.#isTable = true;
    const columns = rest.split('|').length - 1;
    return columns > limits.columns ? { code: 'OF420', details: { count: columns, limit: limits.columns } } : undefined;
  }

  #end(): void {
    this.#work += this.#signs ** 2;
    this.#signs = 0;
  }
}

const limitOf = (limit: number) => `. The limit is ${limit} formatting characters`;

const tooMany = (things: string, limit: number): Found => ({ code: 'OF418', details: { things, limit } });

/* Returns the number of quotes and lists that end. A list item ends the previous one, but not the list. */
function countEnded(open: readonly Container[], containers: readonly Container[], continued: number): number {
  const isNext = typeof open[continued] === 'number' && typeof containers[continued] === 'number';
  return open.length - continued - (isNext ? 1 : 0);
}

function fenceIn(line: string, depth: number): { sign: string; depth: number } | undefined {
  const [, sign] = /^ {0,3}(`{3,}(?=[^`]*$)|~{3,}).*$/.exec(line) ?? [];
  return sign === undefined ? undefined : { sign, depth };
}
