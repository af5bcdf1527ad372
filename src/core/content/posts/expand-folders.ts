import { patterns } from '../../../../schema/patterns.ts';
import { version } from '../../../../schema/site.ts';
import { isRecord } from '../../../shared/is-record.ts';
import type { CompilerHost } from '../../compiler-host.ts';
import { movedFix, type Problem, valueAt } from '../../diagnostics/diagnostic.ts';
import { fileProblem, reservedFolder } from '../../source/read-referenced-file.ts';
import { freeName } from '../../text/free-name.ts';
import { isLanguageTag } from '../../text/language-tags.ts';
import { filesByPost, folderPath, type PostFiles } from './files-by-post.ts';
import { noOrigins, type Origin, Origins } from './origins.ts';
import { type FilePage, pageOfFile } from './page-of-file.ts';
import { postInLanguages } from './post-in-languages.ts';

/**
 * Replaces the folders of a site that isn't validated yet with the readable pages in them, and returns the problems of
 * the folders. Invalid folder entries stay.
 */
export function expandFolders(value: unknown, host: CompilerHost) {
  const unchanged = { value, origins: noOrigins, problems: [] };
  // A file of another version gets its own diagnostic.
  if (!isRecord(value) || value.version !== version || !Array.isArray(value.pages)) return unchanged;
  const entries: unknown[] = value.pages;
  const folders = entries.filter(isFolder);
  const paths = new Set(entries.map((each) => (isRecord(each) && !isFolder(each) ? each.path : undefined)));
  if (folders.length === 0) return unchanged;

  const languages = Array.isArray(value.languages) ? value.languages.map(String) : [];
  const pages: unknown[] = [];
  const origins: Origin[] = [];
  const found: { entry: number; problems: Problem[] }[] = [];
  for (const [entry, each] of entries.entries()) {
    if (!isFolder(each)) {
      pages.push(each);
      origins.push({ entry });
      continue;
    }
    const problems: Problem[] = [];
    for (const page of pagesIn(each, paths, languages, problems, host)) {
      pages.push(page.value);
      origins.push({ entry, ...page.origin });
    }
    found.push({ entry, problems });
  }
  // The diagnostics of folders come after those of pages.
  const reported = found.flatMap(({ entry, problems }) => {
    const at = `/pages/${origins.push({ entry, isFolder: true }) - 1}`;
    // If the languages of the site are invalid, it is unclear which files are translations.
    const listing = problems.filter(({ code }) => code !== 'OF329' || namesLanguages(value));
    return listing.map((problem) => ({
      ...problem,
      // A spread loses which kind of location it was.
      at: { ...problem.at, pointer: at + problem.at.pointer } as Problem['at'],
      ...(problem.fix && { fix: movedFix(problem.fix, () => valueAt(`${at}/folder`)) }),
    }));
  });
  return { value: { ...value, pages }, origins: new Origins(origins), problems: reported };
}

/* Whether the languages of the site are valid. If they aren't, another stage reports it. */
const namesLanguages = ({ language, languages = [language] }: Record<string, unknown>): boolean =>
  Array.isArray(languages) && languages.every(isLanguageTag);

interface FolderEntry {
  folder: string;
  path?: string;
}

const matches = (pattern: string, value: unknown): boolean =>
  typeof value === 'string' && value.length <= 200 && new RegExp(pattern, 'u').test(value);

const isFolder = (entry: unknown): entry is FolderEntry =>
  isRecord(entry) &&
  Object.keys(entry).every((name) => name === 'folder' || name === 'path') &&
  matches(patterns.folder, entry.folder) &&
  (!Object.hasOwn(entry, 'path') || matches(patterns.path, entry.path));

const codes = { missing: 'OF325', outside: 'OF326', private: 'OF341', unreadable: 'OF328' } as const;

function* pagesIn(
  { folder: found, path }: FolderEntry,
  paths: ReadonlySet<unknown>,
  languages: readonly string[],
  problems: Problem[],
  host: CompilerHost,
): Generator<FilePage> {
  const at = valueAt('/folder');
  const folder = folderPath(found);
  if (found.startsWith('/') || folder.split('/').includes('..')) {
    const inside = /^\/+([^/.].*?)\/*$/.exec(found)?.[1];
    problems.push({ code: 'OF326', at, details: { found }, ...(inside && { label: `write "${inside}"` }) });
    return;
  }
  const reserved = reservedFolder(`${folder}/`);
  if (reserved) {
    problems.push({ code: 'OF322', at, details: reserved });
    return;
  }
  const base = path ?? (folder === '.' ? '/' : `/${folder.split('/').at(-1)}`);
  if (!matches(patterns.path, base)) {
    const advice = 'Set the path of its pages, for example "path": "/posts".';
    problems.push({ code: 'OF329', at, details: { found: base.slice(1), advice } });
    return;
  }
  const listing = host.textFolder?.(folder) ?? { problem: 'missing' };
  if (listing.problem !== undefined) {
    problems.push(fileProblem(listing, found, at, codes));
    return;
  }
  if (listing.names.length === 0) problems.push({ code: 'OF327', at, details: { found } });
  const isTaken = (name: string) =>
    listing.names.includes(`${name}.md`) || paths.has(`${base === '/' ? '' : base}/${name}`);
  for (const other of listing.others ?? []) {
    const better = `${freeName(other.slice(0, other.lastIndexOf('.')), isTaken)}.md`;
    problems.push({ code: 'OF330', at, details: { found: other, folder: found, better } });
  }
  for (const post of filesByPost(listing.names, languages)) {
    const read = (file: string) => {
      const page = pageOfFile(folder === '.' ? file : `${folder}/${file}`, base, post.name, isTaken, host);
      if (!('problem' in page)) return page;
      problems.push(page.problem);
      return undefined;
    };
    const page = pageOf(post, languages, read);
    if (!page) continue;
    problems.push(...page.problems);
    yield page;
  }
}

/* The page that the files of a post are, as far as they can be read. */
function pageOf(
  { file, others }: PostFiles,
  languages: readonly string[],
  read: (file: string) => FilePage | undefined,
): FilePage | undefined {
  const translations = new Map<string, FilePage>();
  for (const [tag, each] of others) {
    const page = read(each);
    if (page) translations.set(tag, page);
  }
  if (file !== undefined) {
    const page = read(file);
    const [base] = languages;
    return page && base !== undefined && languages.length > 1 ? postInLanguages(page, base, translations) : page;
  }
  // The post only exists in these languages; the first of them is its base.
  const [[tag, page] = [], ...rest] = translations;
  if (!page || tag === undefined) return undefined;
  const only = rest.length > 0 ? postInLanguages(page, tag, new Map(rest)) : page;
  return { ...only, value: { ...only.value, languages: [...translations.keys()] } };
}
