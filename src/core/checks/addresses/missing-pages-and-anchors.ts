import type { Block } from '../../../../schema/block.ts';
import type { Page } from '../../../../schema/site.ts';
import { type Fix, type Location, type Problem, within } from '../../diagnostics/diagnostic.ts';
import { didYouMean, didYouMeanPath, nearest } from '../../diagnostics/did-you-mean.ts';
import { joinList, shown } from '../../diagnostics/wording.ts';
import { slugOf } from '../../resolve/anchors.ts';
import { unpublishedReason } from '../../resolve/pages/published.ts';
import type { ReferenceContext } from '../references/reference-context.ts';
import type { WrittenAddress } from '../text/check-marks.ts';

/** The target of an address. */
interface Target {
  /** The address with its placeholders replaced, and its path. */
  found: string;
  path: string;
  /** A setting only names pages that the site file describes; a link can have an anchor. */
  kind: 'link' | 'setting' | 'file';
  /** The languages in which the page exists, if not in the current one. */
  thereIn?: readonly string[] | undefined;
  /** Whether it leads to a generated file, if the language is left out. */
  isMade?: boolean;
}

/**
 * Reports a link to a page that doesn't exist. The page may be hidden or exist only in other languages, the path may
 * have a language prefix, an extension or a trailing slash, or it may be misspelled.
 */
export function deadLink(
  { written, at }: WrittenAddress,
  { found, path, kind, thereIn, isMade }: Target,
  context: ReferenceContext,
): Problem {
  const { site, host, anchorsOn, comparisons } = context;
  const pages = kind === 'setting' ? context.pages : context.targets;
  const paths = [...pages.keys()];
  const details = { found, known: joinList(paths) };
  if (thereIn) {
    const tags = thereIn.map(shown).join(', ');
    const label = `the page "${path}" exists only in ${tags}; add "languages": [${tags}] to the entry or block with this link`;
    return { code: 'OF201', at, details, label };
  }
  const bare = withoutLanguage(path, site.languages);
  if (bare !== undefined && (isMade || pages.has(bare))) {
    const { fix } = replacePart(at, written, path, bare);
    // Not certain: the link may be intended to lead to that language from all others.
    const label = "omit the language: links stay in the visitor's language";
    return { code: 'OF201', at, details, label, fix: { ...fix, certain: false } };
  }
  const absent = site.pages.find((page) => page.path === path);
  const reason = absent && unpublishedReason(absent, site, host.now);
  const isGuessed = comparisons.left > 0 && !reason;
  comparisons.left -= paths.length;
  const pagePath = toPagePath(path);
  const similar = reason ? undefined : pages.has(pagePath) ? pagePath : nearest(path, isGuessed ? paths : []);
  // The anchor with the name of the path: "/#contact" for "/contact".
  const id = pagePath.slice(1);
  const page =
    similar === undefined && isGuessed && kind === 'link'
      ? [...pages.values()].find((each) => anchorsOn(each).includes(id))
      : undefined;
  return {
    code: 'OF201',
    at,
    details,
    label: reason ? `the page "${path}" ${reason}` : `there is no page at "${path}"`,
    ...(similar && replacePart(at, written, path, similar)),
    ...(page && { fix: { ...replacePart(at, written, path, `${page.path}#${id}`).fix, certain: false } }),
    // Links have no language prefix, so no page can have this path.
    ...(isGuessed && !similar && !page && bare === undefined && { cause: { kind: 'page', path } }),
  };
}

/** Returns the path of the page that a host serves: "/about" for "/about/", "/about.html" and "/about/index.html". */
export const toPagePath = (path: string): string => path.replace(/(?:\/index)?(?:\.html?)?\/?$/, '') || '/';

/** Removes a language of the site from a path: "/blog" for "/en/blog". Undefined if there is none. */
export function withoutLanguage(path: string, languages: readonly string[] = []): string | undefined {
  const tag = languages.find((each) => toPagePath(path) === `/${each}` || path.startsWith(`/${each}/`));
  return tag === undefined ? undefined : toPagePath(path.slice(tag.length + 1));
}

/** Reports a link to an anchor that doesn't exist. It may be hidden, misspelled or on another page. */
export function deadAnchor(
  { written, at }: WrittenAddress,
  page: Page,
  id: string,
  { targets, anchorsOn, comparisons }: ReferenceContext,
): Problem {
  const pages = comparisons.left > 0 ? [...targets.values()] : [];
  comparisons.left -= targets.size;
  const known = anchorsOn(page).map((anchor) => `#${anchor}`);
  const hidden = page.blocks.find((block) => block.hidden && block.id === id);
  const details = { found: id, page: page.path, known: joinList(known) || 'none' };
  if (hidden) return { code: 'OF204', at, details, label: `the block with this id ${whyNotShown(hidden)}` };
  // The anchor as written: it may contain escapes and placeholders.
  const found = written.slice(Math.max(0, written.indexOf('#')));
  // IDs of headings have no accents: "#größe" is "#grosse".
  const plain = `#${slugOf(id)}`;
  const similar = known.includes(plain) ? plain : nearest(`#${id}`, known);
  if (similar) return { code: 'OF204', at, details, ...replacePart(at, written, found, similar) };
  const other = pages.find((each) => anchorsOn(each).includes(id));
  // A page with that name; or the page itself for "#top", which browsers support on every page.
  const pageNamed = pages.find((each) => each.path === `/${id}`) ?? (id === 'top' ? page : undefined);
  const path = other ? `${other.path}#${id}` : pageNamed?.path;
  const fix = path === undefined ? {} : { fix: { ...didYouMeanPath(at, `#${id}`, path), certain: false } };
  return { code: 'OF204', at, details, ...fix };
}

/* States why a link can't lead to a block: it is hidden, or exists only in other languages. */
function whyNotShown(block: Block): string {
  const { languages } = block as Block & { languages?: string[] };
  return languages ? `exists only in ${joinList(languages.map((tag) => JSON.stringify(tag)))}` : 'is hidden';
}

/*
 * Returns a fix that replaces the wrong part of an address; or the whole address, if the part contains placeholders.
 */
function replacePart(at: Location, written: string, found: string, replacement: string): { fix: Fix } {
  const start = written.lastIndexOf(found);
  if (start < 0) return { fix: { ...didYouMeanPath(at, found, replacement), certain: false } };
  return { fix: didYouMean(within(at, start, found.length), found, replacement, replacement) };
}
