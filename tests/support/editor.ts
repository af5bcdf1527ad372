import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { findNodeAtLocation, parseTree } from 'jsonc-parser';
import {
  ClientCapabilities,
  type CompletionItem,
  getLanguageService,
  Range,
  TextDocument,
} from 'vscode-json-languageservice';
import { root } from './root.ts';

/* site.json in an editor: the language service of VS Code and Neovim, with the settings of VS Code. */

/** Every schema that the editor has read so far. */
export const requested: string[] = [];

const written = new Map<string, string>();

/** The URL at which the editor finds this schema. */
export function withSchema(name: string, text: string): string {
  written.set(addressOf(name), text);
  return addressOf(name);
}

const service = getLanguageService({
  clientCapabilities: ClientCapabilities.LATEST,
  workspaceContext: { resolveRelativePath: (path, base) => new URL(path, base).href },
  schemaRequestService: (address) => {
    requested.push(address);
    const text = written.get(address);
    return text === undefined ? readFile(fileURLToPath(address), 'utf8') : Promise.resolve(text);
  },
});
service.configure({
  validate: true,
  allowComments: false,
  schemas: [{ fileMatch: ['mapped.json'], uri: addressOf('schema/site.schema.json') }],
});

function open(site: object | string, file = 'site.json') {
  const named = typeof site === 'string' ? site : { $schema: './schema/site.schema.json', ...site };
  const text = typeof named === 'string' ? named : JSON.stringify(named, null, 2);
  const document = TextDocument.create(addressOf(file), 'json', 1, text);
  return { text, document, json: service.parseJSONDocument(document) };
}

/** The problems that the editor underlines, in the order of the file. */
export async function underlined(site: object | string): Promise<string[]> {
  const { document, json } = open(site);
  const found = await service.doValidation(document, json, { comments: 'error', trailingCommas: 'error' });
  return found.map(({ message }) => plain(message));
}

/** The hover text of the editor for the name of a setting. */
export async function hover(site: object, steps: (string | number)[]): Promise<string> {
  const { text, document, json } = open(site);
  const tree = parseTree(text);
  const name = tree && findNodeAtLocation(tree, steps)?.parent?.children?.[0];
  if (!name) throw new Error(`there is no ${steps.join('/')}`);
  const found = await service.doHover(document, document.positionAt(name.offset + 1), json);
  const contents = found?.contents ?? [];
  return (Array.isArray(contents) ? contents : [contents]).map(plain).join('\n');
}

interface Offer {
  label: string;
  words: string;
  /** The text after accepting this suggestion with unchanged placeholders. */
  accept: () => string;
}

/** The suggestions of the editor at ‸; in mapped.json also if the text names no schema. */
export async function offers(marked: string, file?: string): Promise<Offer[]> {
  const caret = marked.indexOf('‸');
  const { text, document, json } = open(marked.replace('‸', ''), file);
  const list = await service.doComplete(document, document.positionAt(caret), json);
  return (list?.items ?? []).map(({ label, documentation = '', textEdit }: CompletionItem) => ({
    label,
    words: plain(documentation),
    accept: () => {
      if (!textEdit || !('range' in textEdit)) throw new Error(`nothing to insert for ${label}`);
      const [start, end] = [document.offsetAt(textEdit.range.start), document.offsetAt(textEdit.range.end)];
      return `${text.slice(0, start)}${untouched(textEdit.newText)}${text.slice(end)}`;
    },
  }));
}

/** A document formatted by the editor. */
export function formatted(text: string, keepLines: boolean): string {
  const { document } = open(text);
  const edits = service.format(document, Range.create(0, 0, document.lineCount, 0), {
    tabSize: 2,
    insertSpaces: true,
    keepLines,
  });
  return TextDocument.applyEdits(document, edits);
}

/** The URL of a file of the project. */
export function addressOf(file: string): string {
  return pathToFileURL(join(root, file)).href;
}

/* The plain text of Markdown. */
const plain = (words: string | { value: string }): string =>
  (typeof words === 'string' ? words : words.value).replace(/\\(?=[^\w\s])/g, '').replaceAll('`', '');

/* The text of a snippet with unchanged placeholders. */
const untouched = (snippet: string): string =>
  snippet.replace(/\$\{\d+:((?:\\.|[^}\\])*)\}|\$\d+|\\([\\$}])/g, (_, inside?: string, escaped = '') =>
    inside === undefined ? escaped : inside.replace(/\\([\\$}])/g, '$1'),
  );
