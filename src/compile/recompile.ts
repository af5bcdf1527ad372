import type { Page, Site } from '../../schema/site.ts';
import { checkCharacters } from './characters.ts';
import type { Options } from './compile.ts';
import { severityOf } from './diagnostic.ts';
import { checkIdentities } from './identities.ts';
import { pageRanges, type Range } from './page-ranges.ts';
import { type Paginated, paginate } from './paginate.ts';
import { limits } from './parse.ts';
import { checkReferences } from './references.ts';
import { type ResolvedSite, resolve } from './resolve.ts';
import { scan } from './scan.ts';
import { anchorsOf } from './sections.ts';
import { checkSense } from './sense.ts';
import { validate } from './validate.ts';

/** A good site as it stands in its file, and what became of it. */
export interface Known {
  bytes: Uint8Array;
  written: Site;
  site: ResolvedSite;
  paginated: Paginated;
  /** Where each page stands in the bytes, those that are hidden too. */
  ranges: Range[];
}

/** What has to be known of a good site to recompile it. */
export const remember = (bytes: Uint8Array, written: Site, site: ResolvedSite): Known => ({
  bytes,
  written,
  site,
  paginated: paginate(site),
  ranges: pageRanges(bytes),
});

/**
 * Compiles a site again of which only the inside of one page has changed, in the time that this page takes. Null where
 * that is not so, or where anything might be wrong: then `compile` has to say. Whatever it does accept, `compile` accepts
 * with the same result; its url and its place among the pages are as before.
 */
export function recompile(known: Known, bytes: Uint8Array, options: Options): Known | null {
  const place = changedPage(known, bytes);
  if (place === null) return null;
  const { written, site, ranges } = known;
  const [before, range] = [written.pages[place], ranges[place]];
  const moved = bytes.length - known.bytes.length;
  const page = read(bytes.subarray(range?.start, Number(range?.end) + moved));
  if (!before || before.hidden || !page) return null;

  const validated = validate({ ...written, pages: [page] });
  if ('problems' in validated) return null;
  const [now] = validated.site.pages;
  if (!now || !keepsItsPlace(before, now)) return null;
  const alone = { ...written, pages: [now] };
  const others = written.pages.filter((each) => each !== before);
  const problems = [
    ...checkIdentities(alone).filter(({ code }) => code !== 'OF213'),
    ...checkSense(alone),
    ...checkReferences(alone, { ...options, others }),
  ];
  if (problems.some(({ code }) => severityOf(code) === 'error')) return null;

  const resolved = resolve({ ...alone, url: site.url }, options.pictureOf);
  const visible = site.pages.findIndex(({ path }) => path === now.path);
  const { pages } = known.paginated;
  return {
    bytes,
    written: { ...written, pages: written.pages.with(place, now) },
    site: { ...site, pages: site.pages.toSpliced(visible, 1, ...resolved.pages) },
    paginated: { ...known.paginated, pages: pages.toSpliced(visible, 1, ...paginate(resolved).pages) },
    ranges: ranges.map(({ start, end }, index) => ({
      start: start + (index > place ? moved : 0),
      end: end + (index >= place ? moved : 0),
    })),
  };
}

/* The page that has changed, when nothing else has; between its braces, so that what is around it stays what it is. */
function changedPage({ bytes: old, ranges }: Known, bytes: Uint8Array): number | null {
  const first = firstDifference(old, bytes);
  if (first === old.length && first === bytes.length) return null;
  const last = lastDifference(old, bytes, first);
  const place = ranges.findIndex(({ start, end }) => start < first && last < end);
  return place < 0 ? null : place;
}

function firstDifference(old: Uint8Array, bytes: Uint8Array): number {
  const most = Math.min(old.length, bytes.length);
  for (let at = 0; at < most; at++) if (old[at] !== bytes[at]) return at;
  return most;
}

/* The end of what has changed, counted in the old bytes. */
function lastDifference(old: Uint8Array, bytes: Uint8Array, first: number): number {
  const most = Math.min(old.length, bytes.length) - first;
  for (let back = 0; back < most; back++)
    if (old[old.length - 1 - back] !== bytes[bytes.length - 1 - back]) return old.length - back;
  return old.length - most;
}

function read(bytes: Uint8Array): object | null {
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
    const value: unknown = JSON.parse(text);
    const { depth, duplicates, crowds } = scan(text, limits);
    const isFine =
      depth + 2 <= limits.depth && duplicates.length + crowds.length === 0 && checkCharacters(value).length === 0;
    return isFine ? (value as object) : null;
  } catch {
    return null;
  }
}

/* What other pages can know of a page is as before. */
const keepsItsPlace = (before: Page, now: Page): boolean =>
  now.path === before.path &&
  !now.hidden &&
  now.blocks.length <= before.blocks.length &&
  String(anchorsOf(now)) === String(anchorsOf(before));
