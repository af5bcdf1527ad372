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
  colours: 'Colors',
  languages: 'Translations',
  contact: 'Contact details',
  links: 'Links and icons',
  files: 'Images and files',
  lists: 'Lists and empty values',
  texts: 'Text',
  ids: 'Paths, ids and categories',
  forms: 'Forms',
  signs: 'Commas, brackets and quotation marks',
  whole: 'The wrong file',
};

/** The part of docs/diagnostics.md that tells by what somebody did. `anchorOf` is the heading of a code. */
export function byDeed(anchorOf: (code: string) => string): string {
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

/* Kinds that are called alike are one row for each code, with two examples where there are two. */
function rowsOf(kinds: Kind[], anchorOf: (code: string) => string): string[] {
  const rows = new Map<string, Kind>();
  for (const kind of kinds) {
    const name = `${kind.wrong} ${kind.code}`;
    rows.set(name, { ...kind, tried: [...(rows.get(name)?.tried ?? []), ...kind.tried] });
  }
  return [...rows.values()].map(({ wrong, code, tried }) => {
    const examples = new Map(
      tried
        .slice(0, 12)
        .map(({ text, offered = adviceOn(text) }) => [inCode(exampleOf(text)), escaped(cut(offered, 160))]),
    );
    const [first, ...others] = [...examples].filter(([example]) => example.length < 80);
    const [[written, said] = ['', ''], second] = [first ?? [...examples][0], others[0]];
    const cells =
      second && second[1] !== said ? [`${written}<br>${second[0]}`, `${said}<br>${second[1]}`] : [written, said];
    return `| ${escaped(capital(wrong))} | ${cells.join(' | ')} | [${code}](#${anchorOf(code)}) |\n`;
  });
}

/* The way out, or what it is where only its owner knows one. */
function adviceOn(text: string): string {
  const [found] = compileSite(unmark(text)).diagnostics;
  return found?.fix?.text ?? String(found?.message);
}

/* What is marked first, with its name where it has one; of a text that is no JSON a little around it. */
function exampleOf(marked: string): string {
  const text = unmark(marked);
  const start = unmark(marked.slice(0, marked.search(/⟦/))).length;
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
      .replace(unseen, nameOf),
    70,
  );
}

/* What nobody sees is shown by its number. */
const unseen = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]|(?! )\p{Zs}/gu;
const nameOf = (sign: string) => `[U+${sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}]`;

/* The setting that something is the name or the value of; an entry of a list with its list, where that is short. */
function settingOf(node: Node): Node {
  const { parent } = node;
  if (parent?.type === 'property') return parent;
  const list = parent?.type === 'array' && parent.parent?.type === 'property' ? parent.parent : node;
  return list.length <= 70 ? list : node;
}

const cut = (text: string, most: number): string =>
  text.length > most ? `${[...text].slice(0, most - 1).join('')}…` : text;

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

/* A table knows no | in its cells, not even in code; code with a ` in it is written without those around it. */
const inCode = (text: string): string =>
  text === '' ? 'nothing' : text.includes('`') ? escaped(text) : `\`${text.replaceAll('|', '\\|')}\``;

/* Nothing in it is Markdown, and a reader of this page that looks for code or links finds none. */
const escaped = (words: string): string =>
  words
    .replace(/[\\*_<>[\]|]/g, '\\$&')
    .replaceAll('](', ']\\(')
    .replaceAll('`', '&#96;');
