import { page as schema } from '../../../../schema/page.ts';
import { patterns } from '../../../../schema/patterns.ts';
import type { CompilerHost } from '../../compiler-host.ts';
import type { Location, Problem } from '../../diagnostics/diagnostic.ts';
import { stepsOf } from '../../diagnostics/pointer.ts';
import type { Span } from '../../diagnostics/text-problem.ts';
import { shownKey } from '../../diagnostics/wording.ts';
import { readReferencedFile } from '../../source/read-referenced-file.ts';
import { checkCharacters, unshowableIn } from '../../text/characters.ts';
import { isRealDate } from '../../text/dates-and-periods.ts';
import { freeName } from '../../text/free-name.ts';
import { isLanguage } from '../../text/language-tags.ts';
import { latinSlug } from '../../text/plain-latin.ts';
import { splitTag } from './files-by-post.ts';
import type { FrontMatter } from './front-matter.ts';
import type { Origin } from './origins.ts';

/** A page from a Markdown file. */
export interface FilePage {
  value: Record<string, unknown>;
  /** The settings of the front matter. */
  frontMatter: Record<string, unknown>;
  origin: Pick<Origin, 'languages'> & Required<Pick<Origin, 'file' | 'placeOf' | 'hasOwnBlocks'>>;
  problems: Problem[];
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
  const read = readReferencedFile(file, '/folder', host);
  if (read.problem) return read;
  const { text } = read;
  const inFile = ({ start, length }: Span) => ({ offset: start, length, file, pointer: '' });
  const unshowable = unshowableIn(text);
  if (unshowable) {
    const { code, character } = unshowable;
    return { problem: { code, at: inFile(unshowable), details: { character } } };
  }
  if (!host.readFrontMatter) throw new Error('a site has a folder of texts, and its host cannot read their settings');
  const settings = host.readFrontMatter(text);
  if (settings.problem) {
    const { code, details } = settings.problem;
    return { problem: { code, at: inFile(settings.problem), ...(details && { details }) } };
  }
  const hidden = characterProblem(settings, inFile);
  if (hidden) return { problem: hidden };
  const { date, slug } = datedName(name);
  const hasPath = Object.hasOwn(settings.value, 'path');
  if (!new RegExp(patterns.textFile, 'u').test(file) || (!hasPath && !pathSegment.test(slug)))
    return { problem: nameProblem(file, name, base === '/' ? '' : base, isTaken, inFile({ start: 0, length: 3 })) };
  return {
    ...pageOf(file, { path: `${base === '/' ? '' : base}/${slug}`, ...(date && { date }) }, text, settings),
    problems: [
      ...folderProblems(settings, inFile),
      ...settings.problems.map(
        ({ start, length, ...problem }): Problem => ({ ...problem, at: inFile({ start, length }) }),
      ),
    ],
  };
}

/*
 * Splits the file name of a post into a date and a slug: "2026-03-15-queues". A name without a valid date, or with only
 * a date, is a slug.
 */
function datedName(name: string): { date?: string; slug: string } {
  const [, date = '', slug = ''] = /^(\d{4}-\d\d-\d\d)[-_](.+)$/.exec(name) ?? [];
  return new RegExp(patterns.date, 'u').test(date) && isRealDate(date) ? { date, slug } : { slug: name };
}

/* YAML escapes can produce characters that the file doesn't contain, including those of marks. */
function characterProblem({ value, placeOf }: FrontMatter, inFile: (at: Span) => Location): Problem | undefined {
  const [found] = checkCharacters(value, JSON.stringify(value));
  if (!found) return undefined;
  // Problems of a parsed value are at a pointer.
  const { pointer, part } = found.at as Extract<Location, { part: unknown }>;
  // Every parsed value has a range.
  return { ...found, at: inFile(placeOf(stepsOf(pointer), part === 'key' ? 'key' : 'value') as Span) };
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
  settings: FrontMatter,
): Omit<FilePage, 'problems'> {
  const { folder: _, ...frontMatter } = settings.value;
  const { title, blocks } = frontMatter;
  // YAML reads a year as a number.
  for (const name of ['date', 'updated'])
    if (typeof frontMatter[name] === 'number') frontMatter[name] = String(frontMatter[name]);
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
function folderProblems({ value, placeOf }: FrontMatter, inFile: (at: Span) => Location) {
  if (!Object.hasOwn(value, 'folder')) return [];
  // The front matter contains this key.
  const at = inFile(placeOf(['folder'], 'key') as Span);
  const details = { thing: 'page', key: shownKey('folder'), known: Object.keys(schema.properties).join(', ') };
  return [{ code: 'OF104', at, details, label: 'remove it' } satisfies Problem];
}

function nameProblem(
  file: string,
  name: string,
  base: string,
  isTaken: (name: string) => boolean,
  at: Problem['at'],
): Problem {
  const { date, slug } = datedName(name);
  const prefix = date === undefined ? '' : `${date}-`;
  // Another file with this name would be overwritten.
  const example = freeName(latinSlug(slug) || 'my-post', (each) => isTaken(each) || isTaken(prefix + each));
  const { tag } = splitTag(name);
  const isTranslation = isLanguage(tag) ? `If this is a translation, add "${tag}" to "languages". Otherwise, r` : 'R';
  const rename = `ename the file to "${prefix}${example}.md", or add "path: ${base}/${example}" to its front matter.`;
  const found = shownKey(file.slice(file.lastIndexOf('/') + 1));
  return { code: 'OF329', at, details: { found, advice: isTranslation + rename }, label: 'the name of this file' };
}
