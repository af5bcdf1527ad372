import { page as schema } from '../../../../schema/page.ts';
import { patterns } from '../../../../schema/patterns.ts';
import type { TextFile } from '../../block-host.ts';
import type { CompilerHost } from '../../compiler-host.ts';
import { type Location, type Problem, valueAt } from '../../diagnostics/diagnostic.ts';
import { shownKey } from '../../diagnostics/wording.ts';
import { isLanguage } from '../../i18n/tags.ts';
import { checkCharacters, unshowableIn } from '../../source/characters.ts';
import { decode } from '../../source/decode.ts';
import { stepsOf } from '../../source/pointer.ts';
import { plainLatin } from '../../text/plain-latin.ts';
import type { Span } from '../markdown/long-text.ts';
import { datedName } from './dated-name.ts';
import { tagged } from './files-by-post.ts';
import { adopted } from './foreign-settings.ts';
import { freeName } from './free-name.ts';
import type { Origin } from './origins.ts';
import type { Settings } from './settings.ts';

/** A page that is made of a file. */
export interface FilePage {
  value: Record<string, unknown>;
  /** What its settings say. */
  own: Record<string, unknown>;
  origin: Pick<Origin, 'languages'> & Required<Pick<Origin, 'file' | 'placeOf' | 'hasOwnBlocks'>>;
  problems: Problem[];
  /** The names of settings that only other site generators have. */
  ignored: string[];
}

interface InText {
  offset: number;
  length: number;
}

/**
 * Makes a page of a Markdown file, whose settings stand before its text; or says why it cannot be read. Its path is a name
 * below a base, where its settings do not say it, and its date the one that the name starts with. `isTaken` says of a name without its ending whether another page has it.
 */
export function pageOfFile(
  file: string,
  base: string,
  name: string,
  isTaken: (name: string) => boolean,
  host: CompilerHost,
): FilePage | { problem: Problem } {
  const known = host.textFile?.(file) ?? { flaw: 'missing' };
  if (known.flaw !== undefined) return { problem: unusable(file, known) };
  const { text, problem } = decode(known.bytes, 'markdown');
  const inFile = (at: InText) => ({ ...at, file, pointer: '' });
  if (problem) return { problem: { ...problem, at: inFile(problem.at as InText) } };
  const bad = unshowableIn(text);
  if (bad) {
    const at = inFile({ offset: bad.start, length: bad.length });
    return { problem: { code: bad.code, at, words: { character: bad.character } } };
  }
  if (!host.readSettings) throw new Error('a site has a folder of texts, and its host cannot read their settings');
  const written = host.readSettings(text);
  if (written.flaw) {
    const { code, start, length, words } = written.flaw;
    return { problem: { code, at: inFile({ offset: start, length }), ...(words && { words }) } };
  }
  const hidden = hiddenIn(written, inFile);
  if (hidden) return { problem: hidden };
  const { settings, ignored } = adopted(written);
  const { path = null } = settings.value;
  const { date, slug } = datedName(name);
  if (!new RegExp(patterns.textFile, 'u').test(file) || (path === null && !step.test(slug)))
    return { problem: unnamed(file, name, base === '/' ? '' : base, isTaken, inFile({ offset: 0, length: 3 })) };
  return {
    ...pageOf(file, { path: `${base === '/' ? '' : base}/${slug}`, ...(date && { date }) }, text, settings),
    ignored,
    problems: [
      ...strange(settings, inFile),
      ...settings.flaws.map(({ start, length, ...flaw }): Problem => {
        return { ...flaw, at: inFile({ offset: start, length }) };
      }),
    ],
  };
}

/* By an escape, YAML writes characters that the file itself does not have: those around the marks of a text, too. */
function hiddenIn({ value, placeOf }: Settings, inFile: (at: InText) => Location): Problem | undefined {
  const [found] = checkCharacters(value, JSON.stringify(value));
  if (!found) return undefined;
  const { pointer, part } = found.at as Extract<Location, { part: unknown }>;
  // What has been read is written.
  const { start, length } = placeOf(stepsOf(pointer), part === 'key' ? 'key' : 'value') as Span;
  return { ...found, at: inFile({ offset: start, length }) };
}

/* A name that can be a part of a path. */
const step = /^[a-z0-9]+(?:[-_][a-z0-9]+)*$/;

/*
 * A post with a title, a date and a text looks as one that is written out: an article, and its text. What its settings don't
 * say is as its name has it.
 */
function pageOf(
  file: string,
  named: { path: string; date?: string },
  markdown: string,
  settings: Settings,
): Omit<FilePage, 'problems' | 'ignored'> {
  const { folder: _, ...own } = settings.value;
  const { title, blocks } = own;
  const headline = typeof title === 'string' ? title : 'Untitled';
  const isBlank = markdown.slice(settings.from).trim() === '';
  const text = { type: 'text', id: 'text', file };
  const written = Array.isArray(blocks) ? blocks : [{ type: 'hero', kind: 'article', headline }];
  const all = Array.isArray(blocks) && isBlank ? written : [...written, text];
  return {
    value: { ...named, ...own, blocks: 'blocks' in own && !Array.isArray(blocks) ? blocks : all },
    own,
    origin: { file, placeOf: settings.placeOf, hasOwnBlocks: 'blocks' in own },
  };
}

/* A page cannot be a folder itself. */
function strange({ value, placeOf }: Settings, inFile: (at: InText) => Location) {
  if (!Object.hasOwn(value, 'folder')) return [];
  const { start, length } = placeOf(['folder'], 'key') as Span;
  const words = { thing: 'page', key: shownKey('folder'), known: Object.keys(schema.properties).join(', ') };
  return [{ code: 'OF104', at: inFile({ offset: start, length }), words, label: 'remove it' } satisfies Problem];
}

function unnamed(
  file: string,
  name: string,
  base: string,
  isTaken: (name: string) => boolean,
  at: Problem['at'],
): Problem {
  const { date, slug } = datedName(name);
  const better = plainLatin(slug)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  const dated = (slug: string) => (date === undefined ? slug : `${date}-${slug}`);
  const example = freeName(better === '' ? 'my-post' : better, (slug) => isTaken(slug) || isTaken(dated(slug)));
  const { tag } = tagged(name);
  const language = isLanguage(tag)
    ? `If this is a translation, add "${tag}" to "languages". Otherwise, rename`
    : 'Rename';
  const advice = `${language} the file to "${dated(example)}.md", or add "path: ${base}/${example}" to its front matter.`;
  const found = shownKey(file.slice(file.lastIndexOf('/') + 1));
  return { code: 'OF329', at, words: { found, advice }, label: 'the name of this file' };
}

function unusable(found: string, file: TextFile & { flaw: string }): Problem {
  const at = valueAt('/folder');
  switch (file.flaw) {
    case 'outside':
      return { code: 'OF321', at, words: { found } };
    case 'private':
      return { code: 'OF341', at, words: { found, target: file.target, kind: file.kind } };
    case 'huge':
      return { code: 'OF323', at, words: { found, size: file.size, limit: file.limit } };
    case 'unreadable':
      return { code: 'OF324', at, words: { found, reason: file.reason } };
    case 'missing':
      return { code: 'OF320', at, words: { found } };
  }
}
