import type { CodeBlock } from '../../../../../schema/rich-text.ts';
import { nearest } from '../../../diagnostics/suggest.ts';
import { codeLanguageNames, languageOf } from './code-languages.ts';

/** A block of code, and what is wrong with the words after its fence. */
interface ReadCode {
  block: CodeBlock;
  flaws: CodeFlaw[];
}

/** A piece of the words after a fence that means nothing; `meant` is what it may have been meant to be. */
interface CodeFlaw {
  kind: 'language' | 'lines' | 'setting';
  /** Where it begins in those words. */
  start: number;
  found: string;
  meant?: string;
}

/**
 * Reads fenced code. `info` is what stands after the fence: a language, the lines that are marked, and the name of a
 * file, as in `js {2,4-6} title="file.js"`. The code is plain still: see highlighted.ts.
 */
export function readCode(info: string, text: string): ReadCode {
  const flaws: CodeFlaw[] = [];
  const block: CodeBlock = {
    kind: 'code',
    lines: text.split('\n').map((line) => ({ pieces: line === '' ? [] : [line] })),
  };
  const tell = (kind: CodeFlaw['kind'], start: number, found: string, meant?: string) => {
    // The caller looks for each in the line, which may be long.
    if (flaws.length < mostFlaws) flaws.push({ kind, start, found, ...(meant !== undefined && { meant }) });
  };
  // By the numbers of the lines: however many ranges there are, each line is looked at once.
  const edges = new Int32Array(block.lines.length + 2);
  for (const { 0: found, index, groups = {} } of info.matchAll(parts)) {
    const { lines, file, word } = groups;
    if (lines !== undefined) {
      if (!mark(edges, lines)) tell('lines', index, found);
    } else if (file !== undefined) block.file = file.replace(/^(["'])(.*)\1$/, '$2');
    else if (index > 0 || word === undefined) tell('setting', index, found);
    else {
      const language = languageOf(word);
      if (!language) tell('language', index, word, nearest(word.toLowerCase(), codeLanguageNames()));
      // A language that nobody here knows is still what its author calls it.
      const name = language ? language.name : word;
      if (name !== '') block.language = name;
    }
  }
  let open = 0;
  for (const [index, line] of block.lines.entries()) {
    open += Number(edges[index + 1]);
    if (open > 0) line.marked = true;
  }
  return { block, flaws };
}

/* Of one fence. */
const mostFlaws = 20;

const parts = /\{(?<lines>[^{}]*)\}|title=(?<file>"[^"]*"|'[^']*'|[^\s{]+)|(?<word>[^\s{]+)|\S/g;

/* Counts at which lines marked ranges begin and end, "2,4-6"; false where one of them is not there. */
function mark(edges: Int32Array, written: string): boolean {
  const count = edges.length - 2;
  return written.split(',').every((range) => {
    const [, from, to = from] = /^\s*(\d+)(?:\s*-\s*(\d+))?\s*$/.exec(range) ?? [];
    const [first, last] = [Number(from), Number(to)];
    if (!(first >= 1 && first <= last && last <= count)) return false;
    edges[first] = Number(edges[first]) + 1;
    edges[last + 1] = Number(edges[last + 1]) - 1;
    return true;
  });
}
