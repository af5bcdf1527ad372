import type { Site, WrittenSite } from '../../schema/site.ts';
import type { CompilerHost, FixHost } from './compiler-host.ts';
import { locatorFor } from './content/locator-for.ts';
import { expandFolders } from './content/posts/expand-folders.ts';
import type { Origins } from './content/posts/origins.ts';
import { type Diagnostic, type Problem, severityOf } from './diagnostics/diagnostic.ts';
import { report } from './diagnostics/report.ts';
import { checkInEach } from './i18n/check-in-each.ts';
import { languagesOf } from './i18n/languages-of.ts';
import { localise } from './i18n/localise.ts';
import { type Translation, translationsOf } from './i18n/translations.ts';
import { withKeysOfBase } from './i18n/with-keys-of-base.ts';
import type { Stage } from './pipeline-stage.ts';
import { publishedOn } from './resolve/pages/published.ts';
import { type Paginated, paginate } from './resolve/paginate.ts';
import { withAddress } from './resolve/paths/with-address.ts';
import { resolve } from './resolve/resolve.ts';
import type { ResolvedSite } from './resolve/resolved-site.ts';
import { checkCharacters } from './source/characters.ts';
import { decode } from './source/decode.ts';
import { foreignValue } from './source/foreign-value.ts';
import { Locator } from './source/locate.ts';
import { parse } from './source/parse.ts';
import { checkSizes } from './validation/size-limits.ts';
import { validate } from './validation/validate.ts';

/** A site file that was checked: what is wrong with it, and the site where nothing is. */
export type Checked = Report & (CheckedSite | NoSite);

/** A site file that was compiled: the same, and its pages in each of its languages. */
export type Compiled = Report & ((CheckedSite & SitePages) | (NoSite & NoPages));

interface Report {
  /** Everything that was found, in the order of the file. */
  diagnostics: Diagnostic[];
  /** The text as it was read, to show lines of. */
  locator: Locator;
  /** Whether fixes have not been computed because the host can't yet. */
  lacksFixes: boolean;
}

interface CheckedSite {
  stage: 'site';
  /** The site as it was written, in all of its languages. */
  whole: WrittenSite;
  /** The same in its first language. */
  written: Site;
  /** Where its pages are written. */
  origins: Origins;
}

/** A site with an error, and the stage that found it. */
interface NoSite {
  stage: Exclude<Stage, 'site'>;
  whole: null;
  written: null;
  origins: null;
}

/** The pages of a site in its first language, and in each of the others. */
export interface SitePages {
  site: ResolvedSite;
  paginated: Paginated;
  translations: Translation[];
}

type NoPages = { [Name in keyof SitePages]: null };

/** A text that is JSON, and the value that it holds. */
export interface Document {
  text: string;
  value: unknown;
}

/**
 * Reads a site file: bytes → text → document. What the document refers to can be read before it is checked: see
 * `referencedFiles`.
 */
export function readDocument(bytes: Uint8Array, host: FixHost): Document | { failed: Checked } {
  const read = decode(bytes);
  const { text } = read;
  if (read.problem) return { failed: failed('text', [inUtf8(read.problem, read)], text, host) };
  const parsed = parse(text);
  if ('problems' in parsed) return { failed: failed(parsed.stage, parsed.problems, text, host) };
  const foreign = foreignValue(parsed.draft.value, text);
  return foreign ? { failed: failed('text', [foreign], text, host) } : parsed.draft;
}

/**
 * Finds everything that is wrong with a site: document → site. A stage runs when the one before was clean and reports
 * everything that it finds. Pure: the host provides everything from outside the site file.
 */
export function checkDocument(document: Document, host: CompilerHost): Checked {
  const { text } = document;
  const unshowable = checkCharacters(document.value, text);
  const { value, origins, problems: ofFolders } = expandFolders(document.value, host);
  const unreadable = [...unshowable, ...checkSizes(host.blocks, value, host.maxBlocks)];
  const reported = (problems: Problem[]) => reportOf(problems, value, locatorFor(text, host, origins), host);
  const failedIn = (stage: NoSite['stage'], problems: Problem[]): Checked => ({
    ...noSite,
    stage,
    ...reported(problems),
  });
  if (unreadable.length > 0) return failedIn('limits', unreadable);

  const validated = validate(host.blocks, value, (pointer) => origins.isInText(pointer));
  if ('problems' in validated) return failedIn('shape', [...validated.problems, ...ofFolders]);
  if (ofFolders.some(({ code }) => severityOf(code) === 'error')) return failedIn('shape', ofFolders);

  const whole = withKeysOfBase(publishedOn(validated.site, host));
  const problems = [...ofFolders, ...checkInEach(whole, host)];
  if (problems.some(({ code }) => severityOf(code) === 'error')) return failedIn('meaning', problems);

  const written = withAddress(localise(host.blocks, whole, languagesOf(whole)[0] as string), host);
  return { stage: 'site', whole, written, origins, ...reported(problems) };
}

/** Reads a site file and checks it. */
export function check(bytes: Uint8Array, host: CompilerHost): Checked {
  const document = readDocument(bytes, host);
  return 'failed' in document ? document.failed : checkDocument(document, host);
}

/** The pages of a site that was checked with the same host: site → localized → resolved → pages. */
export function pagesOf({ whole, written }: Pick<CheckedSite, 'whole' | 'written'>, host: CompilerHost): SitePages {
  const site = resolve(written, host);
  return { site, paginated: paginate(host.blocks, site), translations: translationsOf(whole, written, host) };
}

/** Checks a site, and makes its pages where nothing is wrong with it. */
export const compile = (bytes: Uint8Array, host: CompilerHost): Compiled => withPages(check(bytes, host), host);

/** The same for a site that was checked already. */
export const withPages = (checked: Checked, host: CompilerHost): Compiled =>
  checked.whole ? { ...checked, ...pagesOf(checked, host) } : { ...checked, ...noPages };

const inUtf8 = (problem: Problem, { legacyText }: { legacyText?: string }): Problem =>
  legacyText === undefined ? problem : { ...problem, cause: { kind: 'encoding', text: legacyText } };

function reportOf(problems: Problem[], value: unknown, locator: Locator, host: FixHost): Report {
  const { addFixes } = host;
  const withFixes = addFixes?.(problems, { text: locator.text, value, host });
  return {
    diagnostics: report(host.blocks, withFixes ?? problems, value, locator),
    locator,
    lacksFixes: !withFixes && problems.some(({ cause }) => cause !== undefined),
  };
}

const noSite = { whole: null, written: null, origins: null };
const noPages = { site: null, paginated: null, translations: null };

/** What came of a text in which no value is known, with its fixes where the host computes them. */
export const failed = (stage: NoSite['stage'], problems: Problem[], text: string, host: FixHost): Checked => ({
  ...noSite,
  stage,
  ...reportOf(problems, undefined, new Locator(text), host),
});
