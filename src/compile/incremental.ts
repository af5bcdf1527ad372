import type { Block } from '../../schema/blocks/index.ts';
import type { Page, Site } from '../../schema/site.ts';
import type { CompilerHost } from './compiler-host.ts';
import { severityOf } from './diagnostic/diagnostic.ts';
import type { Origins } from './folders/origins.ts';
import { checkCharacters } from './json/characters.ts';
import { scan } from './json/duplicates-and-limits.ts';
import { type ByteRange, inBytes } from './json/page-ranges.ts';
import { limitsOf } from './json/parse.ts';
import { checkLongTexts } from './long-texts/check-long-texts.ts';
import { checkReferences } from './meaning/references.ts';
import { checkSemantics } from './meaning/semantics.ts';
import { checkUniqueness } from './meaning/uniqueness.ts';
import { checkSizes } from './shape/size-limits.ts';
import { validate } from './shape/validate.ts';
import { type Paginated, paginate } from './site/paginate.ts';
import { resolve } from './site/resolve.ts';
import type { ResolvedSite } from './site/resolved-site.ts';
import { anchorsOf } from './site/sections.ts';

/** A good site as it stands in its file, and what became of it. */
export interface Snapshot extends Compilation {
  bytes: Uint8Array;
  /** Where each page stands in the bytes, those that are hidden too. */
  ranges: ByteRange[];
  size: Size;
}

interface Compilation {
  written: Site;
  site: ResolvedSite;
  paginated: Paginated;
  origins: Origins;
}

/* How long a text is, and how many values are in it. */
interface Size {
  length: number;
  values: number;
}

/** What has to be known of a good site to recompile it. */
export function takeSnapshot(bytes: Uint8Array, { written, site, paginated, origins }: Compilation): Snapshot {
  const text = new TextDecoder().decode(bytes);
  const { pages, values } = scanWhole(text);
  const ranges = inBytes(pages, text, bytes);
  return { bytes, written, site, paginated, origins, ranges, size: { length: text.length, values } };
}

/**
 * Recompiles a site after a change inside one page, at the cost of that page. Null when more has changed or the page
 * may be wrong: call `compile` then. What it accepts, `compile` accepts with the same result. Paths, anchors and the
 * url stay.
 */
export function recompile(snapshot: Snapshot, bytes: Uint8Array, host: CompilerHost): Snapshot | null {
  const { written, site, ranges, origins } = snapshot;
  // The pages of the site are not those of the file.
  if (origins.hasFolders || written.languages) return null;
  const place = changedPage(snapshot, bytes);
  const [before, range] = [written.pages[place], ranges[place]];
  if (!before || before.hidden || connectsPages(written)) return null;
  const moved = bytes.length - snapshot.bytes.length;
  const page = read(bytes.subarray(range?.start, Number(range?.end) + moved));
  if (!page) return null;
  const size = resized(
    snapshot.size,
    sizeOf(new TextDecoder().decode(snapshot.bytes.subarray(range?.start, range?.end))),
    page.size,
  );
  if (size.values > limitsOf(size.length).values) return null;

  const changed = { ...written, pages: [page.value] };
  if (checkSizes(changed, host.maxBlocks).length > 0) return null;
  const validated = validate(changed);
  if ('problems' in validated) return null;
  const [now] = validated.site.pages;
  // What a skill names may stand on any page.
  if (
    !now ||
    !keepsItsPlace(before, now, host) ||
    [...written.pages, now].some(namesEvidence) ||
    connectsPages({ ...written, pages: [now] })
  )
    return null;
  const alone = { ...written, pages: [now] };
  const problems = [
    ...checkUniqueness(alone).filter(({ code }) => code !== 'OF213'),
    ...checkSemantics(alone),
    ...checkLongTexts(alone, host),
    // The page is among them as it was: what links can know of it is the same.
    ...checkReferences(alone, { ...host, others: written.pages }),
  ];
  if (problems.some(({ code }) => severityOf(code) === 'error')) return null;

  const resolved = resolve({ ...alone, url: site.url }, host);
  // Then the other pages are not what they were either.
  if (resolved.hasMarks !== site.hasMarks) return null;
  const visible = site.pages.findIndex(({ path }) => path === now.path);
  const { pages } = snapshot.paginated;
  return {
    bytes,
    origins,
    written: { ...written, pages: written.pages.with(place, now) },
    site: { ...site, favicon: resolved.favicon, pages: site.pages.toSpliced(visible, 1, ...resolved.pages) },
    size,
    paginated: { ...snapshot.paginated, pages: pages.toSpliced(visible, 1, ...paginate(resolved).pages) },
    ranges: ranges.map(({ start, end }, index) => ({
      start: start + (index > place ? moved : 0),
      end: end + (index >= place ? moved : 0),
    })),
  };
}

/* The place of the page that has changed, between its braces, so that what is around it stays what it is; -1 for any other. */
function changedPage({ bytes: old, ranges }: Snapshot, bytes: Uint8Array): number {
  const first = firstDifference(old, bytes);
  const last = lastDifference(old, bytes, first);
  return ranges.findIndex(({ start, end }) => start < first && last < end);
}

function firstDifference(old: Uint8Array, bytes: Uint8Array): number {
  let at = 0;
  while (at < old.length && old[at] === bytes[at]) at++;
  return at;
}

/* The end of what has changed, counted in the old bytes. */
function lastDifference(old: Uint8Array, bytes: Uint8Array, first: number): number {
  const most = Math.min(old.length, bytes.length) - first;
  let back = 0;
  while (back < most && old[old.length - 1 - back] === bytes[bytes.length - 1 - back]) back++;
  return old.length - back;
}

function read(bytes: Uint8Array): { value: object; size: Size } | null {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    const value: unknown = JSON.parse(text);
    const { tooDeep, duplicates, crowds, values } = scanWhole(text);
    if (tooDeep !== null) return null;
    const flaws = [...duplicates, ...crowds, ...checkCharacters(value, text)];
    // What has changed lies between two braces, so an object is around it.
    return flaws.length === 0 ? { value: value as object, size: { length: text.length, values } } : null;
  } catch {
    return null;
  }
}

/* However many values are in it. */
const scanWhole = (text: string) => scan(text, { ...limitsOf(text.length), values: Number.POSITIVE_INFINITY });
const sizeOf = (text: string): Size => ({ length: text.length, values: scanWhole(text).values });

/* The size of a text of which one part is another. */
const resized = (whole: Size, before: Size, now: Size): Size => ({
  length: whole.length - before.length + now.length,
  values: whole.values - before.values + now.values,
});

/* Whether a skill on a page says where it was used. */
const namesEvidence = ({ blocks }: Page): boolean =>
  blocks.some(
    (block) =>
      block.type === 'skill-group' &&
      block.groups.some(({ skills }) => skills.some(({ evidence }) => evidence?.length)),
  );

/* Whether pages of the site show what stands on others. */
const connectsPages = ({ pages }: Site): boolean =>
  pages.some(({ date, blocks }) => date !== undefined || blocks.some(tellsOfPages));

const tellsOfPages = (block: Block): boolean => {
  if (block.type === 'page-list') return true;
  if (block.type === 'card-grid') return Boolean(block.cards?.some(({ page }) => page !== undefined));
  return block.type === 'publication-list' && block.publications.some(({ page }) => page !== undefined);
};

/* What other pages can know of a page is as before. */
const keepsItsPlace = (before: Page, now: Page, host: CompilerHost): boolean =>
  now.path === before.path &&
  !now.hidden &&
  now.blocks.length <= before.blocks.length &&
  String(anchorsOf(now, host)) === String(anchorsOf(before, host));
