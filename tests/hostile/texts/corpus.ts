import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Texts with the same target, and its name. */
export interface Group {
  attacks: string;
  texts: string[];
}

const read = (name: string): Group[] =>
  readFileSync(join(import.meta.dirname, name), 'utf8')
    .split(/^# /m)
    .slice(1)
    .map((section) => {
      const [attacks = '', ...lines] = section.split('\n');
      return { attacks, texts: lines.filter((line) => line !== '').map(decoded) };
    });

const decoded = (line: string) =>
  line.replace(/\\(?:u\{([0-9a-f]+)\}|([nt\\])|)/g, (written, code?: string, letter?: string) => {
    if (code !== undefined) return String.fromCodePoint(Number.parseInt(code, 16));
    if (letter === undefined) throw new Error(`${written} means nothing in ${line}`);
    return { n: '\n', t: '\t' }[letter] ?? '\\';
  });

const unique = (groups: Group[]): string[] => [...new Set(groups.flatMap(({ texts }) => texts))];

/** Texts that have broken programs of every kind. */
export const naughty: string[] = unique(read('naughty.txt'));

/** Texts that could become markup, script, style or an executable address. */
export const injections: string[] = unique(read('injections.txt'));
