import type { Page, WrittenSite } from '../../../schema/site.ts';
import type { CompilerHost } from '../compiler-host.ts';
import { checkTexts } from '../i18n/check-texts.ts';
import { hostIn } from '../i18n/host-in.ts';
import type { Translation } from '../i18n/translations.ts';
import { withKeysOfBase } from '../i18n/with-keys-of-base.ts';
import { publishedOn } from '../resolve/pages/published.ts';
import { limitsOf } from '../source/parse.ts';
import { checkSizes } from '../validation/size-limits.ts';
import { validate } from '../validation/validate.ts';
import { changedPage, movedRanges } from './changed-page.ts';
import { readPage, resized, type Size, sizeOf } from './read-page.ts';
import { type Change, recompileIn } from './recompile-in.ts';
import type { Snapshot } from './snapshot.ts';
import { standAlone } from './stands-alone.ts';

/**
 * Recompiles a site after a change inside one page, at the cost of that page in each language. Null when more has changed
 * or the page may be wrong: call `compile` then. What it accepts, `compile` accepts with the same result. Paths, anchors
 * and the url stay.
 */
export function recompile(snapshot: Snapshot, bytes: Uint8Array, host: CompilerHost): Snapshot | null {
  const { whole, origins, ranges } = snapshot;
  // The pages of the site are not those of the file.
  if (origins.hasFolders) return null;
  const place = changedPage(snapshot, bytes);
  const before = whole.pages[place];
  if (!before || before.hidden || !standAlone(whole)) return null;
  const moved = bytes.length - snapshot.bytes.length;
  const changed = pageIn(snapshot, place, bytes, host);
  if (!changed || !keepsItsPlace(before, changed.now)) return null;

  const change: Change = { place, now: changed.alone };
  const languages = recompileAll(snapshot, change, host);
  if (!languages) return null;
  return {
    ...snapshot,
    ...languages,
    bytes,
    whole: { ...whole, pages: whole.pages.with(place, changed.now) },
    size: changed.size,
    ranges: movedRanges(ranges, place, moved),
  };
}

/* The page that has changed, as the only one of its site; null where it may be wrong by itself. */
function pageIn(
  { whole, bytes: old, ranges, size: oldSize }: Snapshot,
  place: number,
  bytes: Uint8Array,
  host: CompilerHost,
): { alone: WrittenSite; now: Page; size: Size } | null {
  const range = ranges[place];
  const page = readPage(bytes.subarray(range?.start, Number(range?.end) + bytes.length - old.length));
  if (!page) return null;
  const size = resized(oldSize, sizeOf(old.subarray(range?.start, range?.end)), page.size);
  if (size.values > limitsOf(size.length).values) return null;
  const value = { ...whole, pages: [page.value] };
  if (checkSizes(value, host.maxBlocks).length > 0) return null;
  const validated = validate(value);
  if ('problems' in validated) return null;
  const alone = withKeysOfBase(publishedOn(validated.site, host));
  const [now] = alone.pages;
  return now && standAlone(alone) && checkTexts(alone).length === 0 ? { alone, now, size } : null;
}

/* What other pages can know of a page in any language is as before; a tag is written where any page has it. */
const keepsItsPlace = (before: Page, now: Page): boolean =>
  now.path === before.path &&
  !now.hidden &&
  now.blocks.length <= before.blocks.length &&
  [before, now].every((page) => !('languages' in page) && !page.tags);

/* In the first language, and then in the others: their places are named by it. */
function recompileAll(
  { written, site, paginated, translations }: Snapshot,
  change: Change,
  host: CompilerHost,
): (Omit<Translation, 'language' | 'marked'> & Pick<Snapshot, 'translations'>) | null {
  const old = { language: written.language, written, marked: written, site, paginated };
  const first = recompileIn(old, change, { before: host, now: host });
  if (!first) return null;
  const alone = { ...written, pages: first.written.pages.slice(change.place, change.place + 1) };
  const hosts = { before: hostIn(host, written), now: hostIn(host, alone) };
  const others: Translation[] = [];
  for (const each of translations) {
    const again = recompileIn(each, change, hosts);
    if (!again) return null;
    others.push(again);
  }
  return { written: first.written, site: first.site, paginated: first.paginated, translations: others };
}
