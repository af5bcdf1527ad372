import { page as schema } from '../../../../schema/page.ts';
import { patterns } from '../../../../schema/patterns.ts';
import type { TextFile } from '../../block-host.ts';
import type { CompilerHost } from '../../compiler-host.ts';
import { type Location, type Problem, valueAt } from '../../diagnostics/diagnostic.ts';
import { stepsOf } from '../../diagnostics/pointer.ts';
import { shownKey } from '../../diagnostics/wording.ts';
import { decode } from '../../source/decode.ts';
import { checkCharacters, unshowableIn } from '../../text/characters.ts';
import { isLanguage } from '../../text/language-tags.ts';
import { latinSlug } from '../../text/plain-latin.ts';
import type { Span } from '../markdown/long-text.ts';
import { datedName } from './dated-name.ts';
import { splitTag } from './files-by-post.ts';
import { convertForeignSettings } from './foreign-settings.ts';
import { freeName } from './free-name.ts';
import type { Origin } from './origins.ts';
import type { Settings } from './settings.ts';

/** A page from a Markdown file. */
export interface FilePage {
  value: Record<string, unknown>;
  /** The settings of the front matter. */
  frontMatter: Record<string, unknown>;
  origin: Pick<Origin, 'languages'> & Required<Pick<Origin, 'file' | 'placeOf' | 'hasOwnBlocks'>>;
  problems: Problem[];
  /** The names of settings that only other site generators support. */
  ignored: string[];
}

interface TextRange {
  offset: number;
  length: number;
}

/**
 * Converts a Markdown file with front matter to a page, or returns the problem that prevents it. By default, the path
 * of the page is its name below `base`, and its date is the one in the file name. `isTaken` tells whether another page
 * uses a name without extension.
 */
export function pageOfFile(
  file: string,
  base: string,
  name: string,
  isTaken: (name: string) => boolean,
  host: CompilerHost,
): FilePage | { problem: Problem } {
  const textFile = host.textFile?.(file) ?? { flaw: 'missing' };
  if (textFile.flaw !== undefined) return { problem: fileProblem(file, textFile) };
  const { text, problem } = decode(textFile.bytes, 'markdown');
  const inFile = (at: TextRange) => ({ ...at, file, pointer: '' });
  // A problem of the encoding is at a range of the text.
  if (problem) return { problem: { ...problem, at: inFile(problem.at as TextRange) } };
  const unshowable = unshowableIn(text);
  if (unshowable) {
    const at = inFile({ offset: unshowable.start, length: unshowable.length });
    return { problem: { code: unshowable.code, at, details: { character: unshowable.character } } };
  }
  if (!host.readSettings) throw new Error('a site has a folder of texts, and its host cannot read their settings');
  const written = host.readSettings(text);
  if (written.flaw) {
    const { code, start, length, details } = written.flaw;
    return { problem: { code, at: inFile({ offset: start, length }), ...(details && { details }) } };
  }
  const hidden = characterProblem(written, inFile);
  if (hidden) return { problem: hidden };
  const { settings, ignored } = convertForeignSettings(written);
  const { path = null } = settings.value;
  const { date, slug } = datedName(name);
  if (!new RegExp(patterns.textFile, 'u').test(file) || (path === null && !pathSegment.test(slug)))
    return { problem: nameProblem(file, name, base === '/' ? '' : base, isTaken, inFile({ offset: 0, length: 3 })) };
  return {
    ...pageOf(file, { path: `${base === '/' ? '' : base}/${slug}`, ...(date && { date }) }, text, settings),
    ignored,
    problems: [
      ...folderProblems(settings, inFile),
      ...settings.flaws.map(({ start, length, ...flaw }): Problem => {
        return { ...flaw, at: inFile({ offset: start, length }) };
      }),
    ],
  };
}

/* YAML escapes can produce characters that the file doesn't contain, including those of marks. */
function characterProblem({ value, placeOf }: Settings, inFile: (at: TextRange) => Location): Problem | undefined {
  const [found] = checkCharacters(value, JSON.stringify(value));
  if (!found) return undefined;
  // Problems of a parsed value are at a pointer.
  const { pointer, part } = found.at as Extract<Location, { part: unknown }>;
  // Every parsed value has a range.
  const { start, length } = placeOf(stepsOf(pointer), part === 'key' ? 'key' : 'value') as Span;
  return { ...found, at: inFile({ offset: start, length }) };
}

/* A valid path segment. */
const pathSegment = /^[a-z0-9]+(?:[-_][a-z0-9]+)*$/;

/*
 * A post with a title, a date and a text becomes a hero of kind "article" and a text block. The file name supplies
 * missing settings.
 */
function pageOf(
  file: string,
  defaults: { path: string; date?: string },
  markdown: string,
  settings: Settings,
): Omit<FilePage, 'problems' | 'ignored'> {
  const { folder: _, ...frontMatter } = settings.value;
  const { title, blocks } = frontMatter;
  const headline = typeof title === 'string' ? title : 'Untitled';
  const isBlank = markdown.slice(settings.from).trim() === '';
  const text = { type: 'text', id: 'text', file };
  const written = Array.isArray(blocks) ? blocks : [{ type: 'hero', kind: 'article', headline }];
  const all = Array.isArray(blocks) && isBlank ? written : [...written, text];
  return {
    value: { ...defaults, ...frontMatter, blocks: 'blocks' in frontMatter && !Array.isArray(blocks) ? blocks : all },
    frontMatter,
    origin: { file, placeOf: settings.placeOf, hasOwnBlocks: 'blocks' in frontMatter },
  };
}

/* A page can't set "folder". */
function folderProblems({ value, placeOf }: Settings, inFile: (at: TextRange) => Location) {
  if (!Object.hasOwn(value, 'folder')) return [];
  // The front matter contains this key.
  const { start, length } = placeOf(['folder'], 'key') as Span;
  const details = { thing: 'page', key: shownKey('folder'), known: Object.keys(schema.properties).join(', ') };
  return [{ code: 'OF104', at: inFile({ offset: start, length }), details, label: 'remove it' } satisfies Problem];
}

function nameProblem(
  file: string,
  name: string,
  base: string,
  isTaken: (name: string) => boolean,
  at: Problem['at'],
): Problem {
  const { date, slug } = datedName(name);
  const suggested = latinSlug(slug);
  const dated = (slug: string) => (date === undefined ? slug : `${date}-${slug}`);
  const example = freeName(suggested === '' ? 'my-post' : suggested, (slug) => isTaken(slug) || isTaken(dated(slug)));
  const { tag } = splitTag(name);
  const language = isLanguage(tag)
    ? `If this is a translation, add "${tag}" to "languages". Otherwise, rename`
    : 'Rename';
  const advice = `${language} the file to "${dated(example)}.md", or add "path: ${base}/${example}" to its front matter.`;
  const found = shownKey(file.slice(file.lastIndexOf('/') + 1));
  return { code: 'OF329', at, details: { found, advice }, label: 'the name of this file' };
}

function fileProblem(found: string, file: TextFile & { flaw: string }): Problem {
  const at = valueAt('/folder');
  switch (file.flaw) {
    case 'outside':
      return { code: 'OF321', at, details: { found } };
    case 'private':
      return { code: 'OF341', at, details: { found, target: file.target, kind: file.kind } };
    case 'huge':
      return { code: 'OF323', at, details: { found, size: file.size, limit: file.limit } };
    case 'unreadable':
      return { code: 'OF324', at, details: { found, reason: file.reason } };
    case 'missing':
      return { code: 'OF320', at, details: { found } };
  }
}
