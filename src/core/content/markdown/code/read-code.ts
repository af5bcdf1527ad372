import type { CodeBlock } from '../../../../../schema/long-text.ts';
import { nearest } from '../../../diagnostics/did-you-mean.ts';
import { codeLanguageNames, languageOf } from './code-languages.ts';

/** An invalid part of an info string; `suggestion` is the suggested replacement. */
interface CodeProblem {
  kind: 'language' | 'lines' | 'setting';
  /** The offset in the info string. */
  start: number;
  found: string;
  suggestion?: string;
}

/**
 * Parses fenced code. `info` is the text after the fence: a language, marked lines, and a file name, as in `js {2,4-6}
 * title="file.js"`. Returns the code block and the problems of `info`. The code has no highlighting yet: see highlight-code.ts.
 */
export function readCode(info: string, text: string) {
  const problems: CodeProblem[] = [];
  const block: CodeBlock = {
    kind: 'code',
    lines: text.split('\n').map((line) => ({ pieces: line === '' ? [] : [line] })),
  };
  const add = (kind: CodeProblem['kind'], start: number, found: string, suggestion?: string) => {
    // The caller searches the line for each problem, and the line may be long.
    if (problems.length < maxProblems)
      problems.push({ kind, start, found, ...(suggestion !== undefined && { suggestion }) });
  };
  // Counts at the edges of ranges, so that each line is visited once, however many ranges there are.
  const edges = new Int32Array(block.lines.length + 2);
  for (const { 0: found, index, groups = {} } of info.matchAll(parts)) {
    const { lines, file, word } = groups;
    if (lines !== undefined) {
      if (!markRange(edges, lines)) add('lines', index, found);
    } else if (file !== undefined) block.file = file.replace(/^(["'])(.*)\1$/, '$2');
    else if (index > 0 || word === undefined) add('setting', index, found);
    else {
      const language = languageOf(word);
      // Many short words are names of languages, so a typo in one can't be told from another name.
      const names = word.length > 3 ? codeLanguageNames() : [];
      if (!language) add('language', index, word, nearest(word.toLowerCase(), names));
      // The page shows the name of an unknown language as written.
      const name = language ? language.name : word;
      if (name !== '') block.language = name;
    }
  }
  let open = 0;
  for (const [index, line] of block.lines.entries()) {
    open += edges[index + 1] as number;
    if (open > 0) line.marked = true;
  }
  return { block, problems };
}

/* The maximum number of problems per code block. */
const maxProblems = 20;

const parts = /\{(?<lines>[^{}]*)\}|title=(?<file>"[^"]*"|'[^']*'|[^\s{]+)|(?<word>[^\s{]+)|\S/g;

/* Adds the start and the end of each range, such as "2,4-6". Returns false if a line doesn't exist. */
function markRange(edges: Int32Array, written: string): boolean {
  const count = edges.length - 2;
  return written.split(',').every((range) => {
    const [, from, to = from] = /^\s*(\d+)(?:\s*-\s*(\d+))?\s*$/.exec(range) ?? [];
    const [first, last] = [Number(from), Number(to)];
    if (!(first >= 1 && first <= last && last <= count)) return false;
    edges[first] = (edges[first] as number) + 1;
    edges[last + 1] = (edges[last + 1] as number) - 1;
    return true;
  });
}
