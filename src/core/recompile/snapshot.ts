import type { Site, WrittenSite } from '../../../schema/site.ts';
import type { Origins } from '../content/posts/origins.ts';
import type { Translation } from '../i18n/translations.ts';
import type { Paginated } from '../resolve/paginate.ts';
import type { ResolvedSite } from '../resolve/resolved-site.ts';
import { type ByteRange, inBytes } from '../source/page-ranges.ts';
import { type Size, scanWhole } from './read-page.ts';

/** A good site as it stands in its file, and what became of it. */
export interface Snapshot extends Compilation {
  bytes: Uint8Array;
  /** Where each page stands in the bytes, those that are hidden too. */
  ranges: ByteRange[];
  size: Size;
}

interface Compilation {
  /** As it is written in all of its languages, and what became of it in each: in the first, and in the others. */
  whole: WrittenSite;
  written: Site;
  site: ResolvedSite;
  paginated: Paginated;
  translations: Translation[];
  origins: Origins;
}

/** What has to be known of a good site to recompile it. */
export function takeSnapshot(
  bytes: Uint8Array,
  { whole, written, site, paginated, translations, origins }: Compilation,
): Snapshot {
  const text = new TextDecoder().decode(bytes);
  const { pages, values } = scanWhole(text);
  const ranges = inBytes(pages, text, bytes);
  const size = { length: text.length, values };
  return { bytes, whole, written, site, paginated, translations, origins, ranges, size };
}
