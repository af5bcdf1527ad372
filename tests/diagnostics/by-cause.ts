import { findNodeAtOffset, type Node, type ParseError, parseTree } from 'jsonc-parser';
import { compileSite } from '../support/sites/site.ts';
import { corpus, type Kind } from './corpus.ts';
import type { Topic } from './fixtures/table.ts';
import { unmark } from './marks.ts';

const titles: Record<Topic, string> = {
  pasted: 'Content from a résumé or another site',
  names: 'Names of settings',
  places: 'Settings in the wrong place',
  types: 'Block types and fixed values',
  needed: 'Missing settings',
  dates: 'Dates and periods',
  numbers: 'Numbers, levels, true and false',
  colors: 'Colors',
  languages: 'Translations',
  contact: 'Contact details',
  links: 'Links and icons',
  files: 'Images and files',
  lists: 'Lists and empty values',
  texts: 'Text',
  ids: 'Paths, ids and categories',
  forms: 'Forms',
  punctuation: 'Commas, brackets and quotation marks',
  whole: 'The wrong file',
};

/** The part of docs/diagnostics.md that lists mistakes by cause. `anchorOf` returns the anchor of a code. */
export function byCause(anchorOf: (code: string) => string): string {
  const parts = Object.entries(titles).map(([topic, title]) => {
    const kinds = corpus.filter(({ about }) => about === topic);
    return `### ${title}\n\n${heads}${rowsOf(kinds, anchorOf).join('')}`;
  });
  return `## Find it by what you wrote\n\n${opening}\n${parts.join('\n')}`;
}

const opening = `Find what you wrote. The last column links to the explanation of the code. Where Onefolio knows the fix, \`check --fix\`
and the button in the browser apply it.
`;

const heads = '| Cause | Example | What Onefolio shows | Code |\n| --- | --- | --- | --- |\n';

/* Kinds with the same name share one row per code, with up to two examples. */
function rowsOf(kinds: Kind[], anchorOf: (code: string) => string): string[] {
  const rows = new Map<string, Kind>();
  for (const kind of kinds) {
    const name = `${kind.wrong} ${kind.code}`;
    rows.set(name, { ...kind, examples: [...(rows.get(name)?.examples ?? []), ...kind.examples] });
  }
  return [...rows.values()].map(({ wrong, code, examples }) => {
    const adviceByExample = new Map(
      examples
        .slice(0, 12)
        .map(({ text, offered = adviceOn(text, code) }) => [inCode(exampleOf(text, code)), escaped(cut(offered, 160))]),
    );
    const [first, ...others] = [...adviceByExample].filter(([example]) => example.length < 80);
    const [[written, advice] = ['', ''], second] = [first ?? [...adviceByExample][0], others[0]];
    const cells =
      second && second[1] !== advice ? [`${written}<br>${second[0]}`, `${advice}<br>${second[1]}`] : [written, advice];
    return `| ${escaped(capital(wrong))} | ${cells.join(' | ')} | [${code}](#${anchorOf(code)}) |\n`;
  });
}

/* The fix, or the message if only the owner can fix it. */
function adviceOn(text: string, code: string): string {
  const { diagnostics } = compileSite(unmark(text));
  const found = diagnostics[indexOf(text, code)];
  return found?.fix?.text ?? String(found?.message);
}

/* The first problem with this code. */
const indexOf = (text: string, code: string): number =>
  Math.max(
    0,
    compileSite(unmark(text)).diagnostics.findIndex((found) => found.code === code),
  );

/* The marked value with its name, or an excerpt of a text that isn't JSON. */
function exampleOf(marked: string, code: string): string {
  const text = unmark(marked);
  const start = unmark(marked.split('⟦', indexOf(marked, code) + 1).join('')).length;
  const errors: ParseError[] = [];
  const tree = parseTree(text, errors, { disallowComments: true });
  const node = errors.length === 0 && tree ? findNodeAtOffset(tree, start) : undefined;
  const { offset, length } = node ? settingOf(node) : { offset: Math.max(0, start - 25), length: 50 };
  const part = text.slice(offset, offset + length);
  const isCut = !node && offset + length < text.length;
  return cut(
    `${!node && offset > 0 ? '… ' : ''}${part}${isCut ? ' …' : ''}`
      .replace(/[ \r\n]+/g, ' ')
      .trim()
      .replace(invisible, nameOf),
    70,
  );
}

/* Invisible characters are shown as code points. */
const invisible = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]|(?! )\p{Zs}/gu;
const nameOf = (character: string) => `[U+${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}]`;

/* The property that a node is the name or the value of; an entry of a short list with its list. */
function settingOf(node: Node): Node {
  const { parent } = node;
  if (parent?.type === 'property') return parent;
  const list = parent?.type === 'array' && parent.parent?.type === 'property' ? parent.parent : node;
  return list.length <= 70 ? list : node;
}

const cut = (text: string, most: number): string =>
  text.length > most ? `${[...text].slice(0, most - 1).join('')}…` : text;

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/* A table cell can't contain |, not even in code. Code that contains ` is written as text. */
const inCode = (text: string): string =>
  text === '' ? 'nothing' : text.includes('`') ? escaped(text) : `\`${text.replaceAll('|', '\\|')}\``;

/* Escapes all Markdown, so that tools that look for code or links in this page find none. */
const escaped = (text: string): string =>
  text
    .replace(/[\\*_<>[\]|]/g, '\\$&')
    .replaceAll('](', ']\\(')
    .replaceAll('`', '&#96;');
