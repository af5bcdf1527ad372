import type { Problem } from '../../core/diagnostics/diagnostic.ts';
import { cutShort } from '../../core/diagnostics/wording.ts';
import type { State } from '../../core/source/grammar.ts';
import { indentAt, startsLine } from '../../core/source/indent.ts';
import { isEntry, type Line, simpleYaml } from '../../core/source/simple-yaml.ts';
import type { Token } from '../../core/source/tokens.ts';
import { formatExample } from '../../core/validation/example.ts';

/** A setting whose value is in YAML: its problem, name and end. */
export interface YamlPart {
  problem: Problem;
  name: string;
  end: number;
  /** Whether another setting follows. */
  isFollowed: boolean;
}

/** YAML in a single setting is shorter. */
const maxLength = 10_000;

/** Reads the setting that starts with this token, if it is YAML; null otherwise. */
export function yamlPart(token: Token, { expected, before, open }: State, text: string): YamlPart | null {
  if (!['text', 'quoted', 'word'].includes(token.kind)) return null;
  if (expected !== 'name' && !(expected === 'comma' && open.at(-1)?.bracket.kind === '{')) return null;
  const colon = /^[ \t]*:[ \t]*\r?\n/.exec(text.slice(token.offset + token.length, token.offset + token.length + 200));
  if (!colon || !startsLine(text, token.offset)) return null;
  const start = token.offset + token.length + colon[0].length;
  const { lines, length } = linesBelow(text.slice(start, start + maxLength), indentAt(text, token.offset));
  const value = simpleYaml(lines);
  if (typeof value !== 'object' || value === null) return null;
  const end = start + length;
  const isFollowed = /^\s*[^\s,}\]]/.test(text.slice(end, end + maxLength));
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
      details: { what: 'YAML', wanted: 'JSON', advice: '' },
      fix: { text: `write ${cutShort(written)}`, certain: false, edits },
    },
    name,
    end,
    isFollowed,
  };
}

/* Returns the lines that are indented more, or that are list entries. Skips empty lines and comments. */
function linesBelow(text: string, indent: number): { lines: Line[]; length: number } {
  const lines: Line[] = [];
  let [at, length] = [0, 0];
  for (const line of text.split(/(?<=\n)/)) {
    const content = line.trim();
    const lineIndent = line.length - line.trimStart().length;
    at += line.length;
    if (content === '' || content.startsWith('#')) continue;
    if (lineIndent < indent || (lineIndent === indent && !isEntry(content))) break;
    lines.push({ indent: lineIndent, text: content });
    length = at - line.length + line.trimEnd().length;
  }
  return at < maxLength ? { lines, length } : { lines: [], length };
}
