import type { Problem } from '../../core/diagnostics/diagnostic.ts';
import { cutShort } from '../../core/diagnostics/wording.ts';
import type { State } from '../../core/source/grammar.ts';
import { beginsLine, indentAt } from '../../core/source/indent.ts';
import { isEntry, type Line, simpleYaml } from '../../core/source/simple-yaml.ts';
import type { Token } from '../../core/source/tokens.ts';
import { formatExample } from '../../core/validation/example.ts';

/** A setting whose value stands below it as YAML has it: what is told of it, its name, and where it ends. */
export interface YamlPart {
  problem: Problem;
  name: string;
  end: number;
  /** Whether another setting comes behind it. */
  isFollowed: boolean;
}

/** Nobody pastes more of it into one setting. */
const longest = 10_000;

/** The setting that begins with this token, where it is YAML; null where it is anything else. */
export function yamlPart(token: Token, { expected, before, open }: State, text: string): YamlPart | null {
  if (!['text', 'quoted', 'word'].includes(token.kind)) return null;
  if (expected !== 'name' && !(expected === 'comma' && open.at(-1)?.bracket.kind === '{')) return null;
  const colon = /^[ \t]*:[ \t]*\r?\n/.exec(text.slice(token.offset + token.length, token.offset + token.length + 200));
  if (!colon || !beginsLine(text, token.offset)) return null;
  const start = token.offset + token.length + colon[0].length;
  const { lines, length } = linesBelow(text.slice(start, start + longest), indentAt(text, token.offset));
  const value = simpleYaml(lines);
  if (typeof value !== 'object' || value === null) return null;
  const end = start + length;
  const isFollowed = /^\s*[^\s,}\]]/.test(text.slice(end, end + longest));
  const name = token.text.replace(/^["'](.*)["']$/s, '$1');
  const written = `${formatExample({ [name]: value }).slice(2, -2)}${isFollowed ? ',' : ''}`;
  const at = { offset: token.offset, length: end - token.offset };
  const edits = [{ at, text: written }];
  if (before && expected === 'comma')
    edits.unshift({ at: { offset: before.offset + before.length, length: 0 }, text: ',' });
  return {
    problem: {
      code: 'OF022',
      at: { offset: token.offset, length: token.length + colon[0].trimEnd().length },
      words: { what: 'YAML', wanted: 'JSON', advice: '' },
      fix: { text: `write ${cutShort(written)}`, certain: false, edits },
    },
    name,
    end,
    isFollowed,
  };
}

/* The lines that are farther in, or entries of a list; without those that are empty, and without comments. */
function linesBelow(text: string, indent: number): { lines: Line[]; length: number } {
  const lines: Line[] = [];
  let [at, length] = [0, 0];
  for (const line of text.split(/(?<=\n)/)) {
    const bare = line.trim();
    const own = line.length - line.trimStart().length;
    at += line.length;
    if (bare === '' || bare.startsWith('#')) continue;
    if (own < indent || (own === indent && !isEntry(bare))) break;
    lines.push({ indent: own, text: bare });
    length = at - line.length + line.trimEnd().length;
  }
  return at < longest ? { lines, length } : { lines: [], length };
}
