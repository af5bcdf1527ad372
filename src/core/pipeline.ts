import type { RichSite, Site, WrittenSite } from '../../schema/site.ts';
import { checkEachLanguage } from './checks/check-each-language.ts';
import type { AddFixes, CompilerHost, FixHost } from './compiler-host.ts';
import { locatorFor } from './content/locator-for.ts';
import { expandFolders } from './content/posts/expand-folders.ts';
import type { Origins } from './content/posts/origins.ts';
import { type Diagnostic, type Problem, severityOf } from './diagnostics/diagnostic.ts';
import { languagesOf } from './i18n/languages-of.ts';
import { localizeForPages } from './i18n/localize.ts';
import { localizeReferences } from './i18n/localize-references.ts';
import { setsLanguages } from './i18n/own-language.ts';
import type { Stage } from './pipeline-stage.ts';
import { hideUnpublished } from './resolve/pages/published.ts';
import { type Paginated, paginate } from './resolve/paginate.ts';
import { resolve } from './resolve/resolve.ts';
import type { ResolvedSite } from './resolve/resolved-site.ts';
import { type Translation, translationsOf, withUrl } from './resolve/translations.ts';
import { decode } from './source/decode.ts';
import { Locator } from './source/locate.ts';
import { parse } from './source/parse.ts';
import { toDiagnostics } from './source/to-diagnostics.ts';
import { checkCharacters } from './text/characters.ts';
import { forgetMarks } from './text/parse-marks.ts';
import { checkSizes } from './validation/count-limits.ts';
import { validate } from './validation/validate.ts';

/** The result of checking a site file: its diagnostics, and the site if there is no error. */
export type Checked = Report & (CheckedSite | NoSite);

/** The result of compiling a site file: also contains the pages in each language. */
export type Compiled = Report & ((CheckedSite & SitePages) | (NoSite & NoPages));

interface Report {
  /** All diagnostics: errors first, each in the order of the files. */
  diagnostics: Diagnostic[];
  /** The text of the file, for positions and excerpts. */
  locator: Locator;
  /** Makes the report again with fixes. Undefined if no problem needs them, and if the host has computed them. */
  reportWithFixes: ((addFixes: AddFixes) => Report) | undefined;
}

interface CheckedSite {
  stage: 'site';
  /** The site with all of its languages. */
  written: WrittenSite;
  /** The site in its first language. */
  localized: Site;
  /** The site in each of its languages. */
  sites: ReadonlyMap<string, Site>;
  /** The sources of its pages. */
  origins: Origins;
}

/** A site with an error, and the stage that found it. */
interface NoSite {
  stage: Exclude<Stage, 'site'>;
  written: null;
  localized: null;
  sites: null;
  origins: null;
}

/** The pages of a site in its first language, and in each of the others. */
interface SitePages {
  /** The site in its first language, with language marks, from which pages are made. */
  marked: RichSite;
  site: ResolvedSite;
  paginated: Paginated;
  translations: Translation[];
}

type NoPages = { [Name in keyof SitePages]: null };

/** A JSON text with its value. */
interface Document {
  text: string;
  value: unknown;
}

/**
 * Parses a site file: bytes → text → document. Before the document is checked, the caller can read the files that it
 * refers to: see `referencedFiles`.
 */
export function readDocument(bytes: Uint8Array, host: FixHost): Document | { failed: Checked } {
  forgetMarks();
  const read = decode(bytes, 'site', host.decodeUtf8);
  const { text } = read;
  if (read.problem) return { failed: failed('text', [inUtf8(read.problem, read)], text, host) };
  const parsed = parse(text);
  if ('problems' in parsed) return { failed: failed(parsed.stage, parsed.problems, text, host) };
  return parsed.draft;
}

/**
 * Checks a site: document → site. A stage runs only if the previous one found no error, and reports all problems that
 * it finds. Pure: the host provides everything from outside the site file.
 */
export function checkDocument(document: Document, host: CompilerHost): Checked {
  const { text } = document;
  const characterProblems = checkCharacters(document.value, text);
  const { value, origins, problems: folderProblems } = expandFolders(document.value, host);
  const limitProblems = [...characterProblems, ...checkSizes(host.blocks, value, host.maxBlocks)];
  const reportFor = (problems: Problem[]) => reportOf(problems, value, locatorFor(text, host, origins), host);
  const failedIn = (stage: NoSite['stage'], problems: Problem[]): Checked => ({
    ...noSite,
    stage,
    ...reportFor(problems),
  });
  if (limitProblems.length > 0) return failedIn('limits', limitProblems);

  const validated = validate(host.blocks, value, (pointer) => origins.isInText(pointer));
  if ('problems' in validated) return failedIn('shape', [...validated.problems, ...folderProblems]);
  if (folderProblems.some(({ code }) => severityOf(code) === 'error')) return failedIn('shape', folderProblems);

  const written = localizeReferences(hideUnpublished(validated.site, host));
  const { sites, problems: languageProblems } = checkEachLanguage(written, host);
  const problems = [...folderProblems, ...languageProblems];
  if (problems.some(({ code }) => severityOf(code) === 'error')) return failedIn('meaning', problems);

  // A valid site has a language.
  const localized = withUrl(sites.get(languagesOf(written)[0] as string) as Site, host);
  return { stage: 'site', written, localized, sites, origins, ...reportFor(problems) };
}

/** Parses a site file and checks the site. */
export function check(bytes: Uint8Array, host: CompilerHost): Checked {
  const document = readDocument(bytes, host);
  return 'failed' in document ? document.failed : checkDocument(document, host);
}

/** Computes the pages of a site that was checked with the same host: site → localized → resolved → pages. */
export function pagesOf(checked: Omit<CheckedSite, 'origins' | 'stage'>, host: CompilerHost): SitePages {
  const { localized, written } = checked;
  const marked = setsLanguages(host.blocks, localized)
    ? withUrl(localizeForPages(host.blocks, written, localized.language), host)
    : localized;
  const site = resolve(marked, host);
  return { marked, site, paginated: paginate(host.blocks, site), translations: translationsOf(checked, host) };
}

/** Adds the pages to the result of checking a site, if there is no error. */
export const withPages = (checked: Checked, host: CompilerHost): Compiled =>
  checked.written ? { ...checked, ...pagesOf(checked, host) } : { ...checked, ...noPages };

const inUtf8 = (problem: Problem, { legacyText }: { legacyText?: string }): Problem =>
  legacyText === undefined ? problem : { ...problem, cause: { kind: 'encoding', text: legacyText } };

function reportOf(problems: Problem[], value: unknown, locator: Locator, host: FixHost): Report {
  const { addFixes } = host;
  const withFixes = addFixes?.(problems, { text: locator.text, value, host });
  return {
    diagnostics: toDiagnostics(host.blocks, withFixes ?? problems, value, locator),
    locator,
    reportWithFixes:
      !withFixes && problems.some(({ cause }) => cause !== undefined)
        ? (loaded) => reportOf(problems, value, locator, { ...host, addFixes: loaded })
        : undefined,
  };
}

const noSite = { written: null, localized: null, sites: null, origins: null };
const noPages = { marked: null, site: null, paginated: null, translations: null };

/** The result for a text without a value, with fixes if the host computes them. */
export const failed = (stage: NoSite['stage'], problems: Problem[], text: string, host: FixHost): Checked => ({
  ...noSite,
  stage,
  ...reportOf(problems, undefined, new Locator(text), host),
});
