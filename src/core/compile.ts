import type { Site, WrittenSite } from '../../schema/site.ts';
import { withPathsInPublic } from './checks/files/path-in-public.ts';
import type { CompilerHost } from './compiler-host.ts';
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

/** What came of a site file. */
export type Compiled = Report & (GoodSite | NoSite);

interface Report {
  /** Everything that was found, in the order of the file. */
  diagnostics: Diagnostic[];
  /** The text as it was read, to show lines of. */
  locator: Locator;
}

interface GoodSite {
  stage: 'pages';
  site: ResolvedSite;
  /** The site as it was written, in its first language. */
  written: Site;
  paginated: Paginated;
  /** The same in each of its other languages. */
  translations: Translation[];
  /** The site as it was written, in all of its languages. */
  whole: WrittenSite;
  /** Where its pages are written. */
  origins: Origins;
}

/** A site with an error, and the stage that found it. */
interface NoSite {
  stage: Exclude<Stage, 'pages'>;
  site: null;
  written: null;
  paginated: null;
  translations: null;
  whole: null;
  origins: null;
}

/**
 * The pipeline: bytes → text → draft → site → resolved site → pages. A stage runs when the one before was clean and
 * reports everything that it finds. Pure: what it has to know of the world is told by the host.
 */
export function compile(bytes: Uint8Array, host: CompilerHost): Compiled {
  const read = decode(bytes);
  const { text } = read;
  if (read.problem) return failed('text', [inUtf8(read.problem, read)], text);

  const parsed = parse(text, host.publicFiles);
  if ('problems' in parsed) return failed(parsed.stage, parsed.problems, text);
  const foreign = foreignValue(parsed.draft.value, text);
  if (foreign) return failed('text', [foreign], text);
  const unshowable = checkCharacters(parsed.draft.value, text);
  const { value, origins, problems: ofFolders } = expandFolders(parsed.draft.value, host);
  const unreadable = [...unshowable, ...checkSizes(value, host.maxBlocks)];
  const failedIn = (stage: NoSite['stage'], problems: Problem[]): Compiled => {
    const locator = locatorFor(text, host, origins);
    return { ...nothing, stage, diagnostics: report(problems, value, locator), locator };
  };
  if (unreadable.length > 0) return failedIn('limits', unreadable);

  const validated = validate(value, (pointer) => origins.isInText(pointer));
  if ('problems' in validated) return failedIn('shape', [...withPathsInPublic(validated.problems, host), ...ofFolders]);
  if (ofFolders.some(({ code }) => severityOf(code) === 'error')) return failedIn('shape', ofFolders);

  const published = withKeysOfBase(publishedOn(validated.site, host));
  const problems = [...ofFolders, ...checkInEach(published, host)];
  if (problems.some(({ code }) => severityOf(code) === 'error')) return failedIn('meaning', problems);

  const locator = locatorFor(text, host, origins);
  const diagnostics = report(problems, value, locator);
  const written = withAddress(localise(published, languagesOf(published)[0] as string), host);
  // Who only wants to know what is wrong does not wait for the pages.
  const site = once(() => resolve(written, host));
  const paginated = once(() => paginate(site()));
  const translations = once(() => translationsOf(published, written, host));
  return {
    stage: 'pages',
    written,
    whole: published,
    origins,
    diagnostics,
    locator,
    get site() {
      return site();
    },
    get paginated() {
      return paginated();
    },
    get translations() {
      return translations();
    },
  };
}

/* Whoever writes the text writes it in UTF-8. */
function inUtf8(problem: Problem, { text, meant }: { text: string; meant?: string }): Problem {
  if (meant === undefined) return problem;
  const edits = [{ at: { offset: 0, length: text.length }, text: meant }];
  return { ...problem, fix: { text: 'save it as UTF-8', certain: false, edits } };
}

const nothing = { site: null, written: null, whole: null, paginated: null, translations: null, origins: null };

function once<Value extends object>(make: () => Value): () => Value {
  let made: Value | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

/** What came of a text with errors; `value` is what it says as far as that is known. */
export function failed(stage: NoSite['stage'], problems: Problem[], text: string, value?: unknown): Compiled {
  const locator = new Locator(text);
  return { ...nothing, stage, diagnostics: report(problems, value, locator), locator };
}
