import type { Site } from '../../schema/site.ts';
import { type Diagnostic, type Problem, severityOf } from './diagnostic/diagnostic.ts';
import { report } from './diagnostic/report.ts';
import type { Host } from './host.ts';
import { checkCharacters } from './json/characters.ts';
import { decode } from './json/decode.ts';
import { Locator } from './json/locate.ts';
import { parse } from './json/parse.ts';
import { check } from './meaning/check.ts';
import { checkSizes } from './shape/sizes.ts';
import { validate } from './shape/validate.ts';
import { type ResolvedSite, resolve } from './site/resolve.ts';

export interface Options extends Host {
  /** The address of the site; it goes before what the file says. */
  url?: string | undefined;
  /** The address of the site where nothing else names one. */
  fallbackUrl?: string | undefined;
  /** More blocks than this are not read. */
  maxBlocks: number;
}

export interface Compiled {
  /** The site, when there is no error, and as it was written. */
  site: ResolvedSite | null;
  written: Site | null;
  /** Everything that was found, in the order of the file. */
  diagnostics: Diagnostic[];
  /** The text as it was read, to show lines of. */
  locator: Locator;
}

/**
 * The pipeline: bytes → text → draft → site → resolved site. A stage runs when the one before was clean and reports
 * everything that it finds. Pure: what it has to know of the world comes in as options.
 */
export function compile(bytes: Uint8Array, options: Options): Compiled {
  const read = decode(bytes);
  const { text } = read;
  if (read.problem) return failed(text, undefined, [read.problem]);

  const parsed = parse(text);
  if ('problems' in parsed) return failed(text, undefined, parsed.problems);
  const { value } = parsed.draft;

  const unreadable = [...checkCharacters(value, text), ...checkSizes(value, options.maxBlocks)];
  if (unreadable.length > 0) return failed(text, value, unreadable);

  const validated = validate(value);
  if ('problems' in validated) return failed(text, value, validated.problems);

  const problems = check(validated.site, options);
  if (problems.some(({ code }) => severityOf(code) === 'error')) return failed(text, value, problems);
  const locator = new Locator(text);
  const diagnostics = report(problems, value, locator);
  const url = options.url ?? validated.site.url ?? options.fallbackUrl;
  const site = url === validated.site.url ? validated.site : { ...validated.site, url };
  return { site: resolve(site, options.pictureOf), written: site, diagnostics, locator };
}

function failed(text: string, value: unknown, problems: Problem[]): Compiled {
  const locator = new Locator(text);
  return { site: null, written: null, diagnostics: report(problems, value, locator), locator };
}
