import type { Page } from '../../../../schema/site.ts';
import { type Fix, type Location, type Problem, within } from '../../diagnostics/diagnostic.ts';
import { didYouMean, didYouMeanPath, nearest } from '../../diagnostics/did-you-mean.ts';
import { joinList, shown } from '../../diagnostics/wording.ts';
import { slugOf } from '../../resolve/sections.ts';
import { whyNotShown } from './why-not-shown.ts';

/** An address as written, and its location. */
interface Written {
  written: string;
  at: Location;
}

interface DeadLink extends Written {
  /** The address with its placeholders replaced, and its path. */
  found: string;
  path: string;
  pages: Map<string, Page>;
  /** Why the page isn't published, if it exists: "is hidden". */
  unpublishedReason?: string | undefined;
  /** The languages of the site. */
  languages?: readonly string[] | undefined;
  /** The languages in which the page exists, if not in the current one. */
  thereIn?: readonly string[] | undefined;
  /** Whether it leads to a generated file, if the language is left out. */
  isFile?: boolean;
  /** Whether to look for a similar page. */
  isGuessed: boolean;
  /** Returns the anchors on a page; absent if the address can't have one. */
  anchorsOn?(page: Page): string[];
}

/**
 * Reports a link to a page that doesn't exist. The page may be hidden or exist only in other languages, the path may
 * have a language prefix, an extension or a trailing slash, or it may be misspelled.
 */
export function deadLink(link: DeadLink): Problem {
  const {
    written,
    at,
    found,
    path,
    pages,
    unpublishedReason,
    languages = [],
    thereIn,
    isFile,
    isGuessed,
    anchorsOn,
  } = link;
  const paths = [...pages.keys()];
  const details = { found, known: joinList(paths) };
  if (thereIn) {
    const tags = thereIn.map(shown).join(', ');
    const label = `the page "${path}" exists only in ${tags}; add "languages": [${tags}] to the entry or block with this link`;
    return { code: 'OF201', at, details, label };
  }
  const bare = withoutLanguage(path, languages);
  if (bare !== undefined && (isFile || pages.has(bare))) {
    const { fix } = replacePart(at, written, path, bare);
    // Not certain: the link may be intended to lead to that language from all others.
    const label = "omit the language: links stay in the visitor's language";
    return { code: 'OF201', at, details, label, fix: { ...fix, certain: false } };
  }
  const closest = pages.has(toPagePath(path)) ? toPagePath(path) : nearest(path, isGuessed ? paths : []);
  const similar = unpublishedReason === undefined ? closest : undefined;
  const anchor =
    similar === undefined && unpublishedReason === undefined && isGuessed
      ? anchorNamed(toPagePath(path), pages.values(), anchorsOn)
      : undefined;
  const isUnknown = isGuessed && !unpublishedReason && !similar && !anchor;
  return {
    code: 'OF201',
    at,
    details,
    label: unpublishedReason ? `the page "${path}" ${unpublishedReason}` : `there is no page at "${path}"`,
    ...(similar && replacePart(at, written, path, similar)),
    ...(anchor && { fix: { ...replacePart(at, written, path, anchor).fix, certain: false } }),
    // Links have no language prefix, so no page can have this path.
    ...(isUnknown && bare === undefined && { cause: { kind: 'page', path } }),
  };
}

/* The anchor with the name of a path: "/#contact" for "/contact". */
function anchorNamed(path: string, pages: Iterable<Page>, anchorsOn: DeadLink['anchorsOn']): string | undefined {
  if (!anchorsOn) return undefined;
  const id = path.slice(1);
  const page = [...pages].find((each) => anchorsOn(each).includes(id));
  return page && `${page.path}#${id}`;
}

/** Returns the path of the page that a host serves: "/about" for "/about/", "/about.html" and "/about/index.html". */
export const toPagePath = (path: string): string => path.replace(/(?:\/index)?(?:\.html?)?\/?$/, '') || '/';

/** Removes a language of the site from a path: "/blog" for "/en/blog". Undefined if there is none. */
export function withoutLanguage(path: string, languages: readonly string[]): string | undefined {
  const tag = languages.find((each) => toPagePath(path) === `/${each}` || path.startsWith(`/${each}/`));
  return tag === undefined ? undefined : toPagePath(path.slice(tag.length + 1));
}

interface DeadAnchor extends Written {
  page: Page;
  id: string;
  pages: Page[];
  anchorsOn(page: Page): string[];
}

/** Reports a link to an anchor that doesn't exist. It may be hidden, misspelled or on another page. */
export function deadAnchor({ written, at, page, id, pages, anchorsOn }: DeadAnchor): Problem {
  const known = anchorsOn(page).map((anchor) => `#${anchor}`);
  const hidden = page.blocks.find((block) => block.hidden && block.id === id);
  const details = { found: id, page: page.path, known: joinList(known) || 'none' };
  // The anchor as written: it may contain escapes and placeholders.
  const found = written.slice(Math.max(0, written.indexOf('#')));
  // IDs of headings have no accents: "#größe" is "#grosse".
  const plain = `#${slugOf(id)}`;
  const similar = hidden ? undefined : known.includes(plain) ? plain : nearest(`#${id}`, known);
  const other = similar || hidden ? undefined : pages.find((each) => anchorsOn(each).includes(id));
  // A page with that name; or the page itself for "#top", which browsers support on every page.
  const pageNamed = pages.find((each) => each.path === `/${id}`) ?? (id === 'top' ? page : undefined);
  const isUnknown = !similar && !hidden && !other && !pageNamed;
  const part = isUnknown ? anchorSharingWords(id, known) : undefined;
  return {
    code: 'OF204',
    at,
    details,
    ...(hidden && { label: `the block with this id ${whyNotShown(hidden)}` }),
    ...(similar && replacePart(at, written, found, similar)),
    ...(part && { fix: { ...replacePart(at, written, found, part).fix, certain: false } }),
    ...(other && { fix: { ...didYouMeanPath(at, `#${id}`, `${other.path}#${id}`), certain: false } }),
    ...(!similar &&
      !hidden &&
      !other &&
      pageNamed && { fix: { ...didYouMeanPath(at, `#${id}`, pageNamed.path), certain: false } }),
  };
}

/*
 * The only anchor that contains an ID, or that the ID contains: "#my-work" for "work". Undefined if there are several.
 */
function anchorSharingWords(id: string, known: readonly string[]): string | undefined {
  const contains = (whole: string, part: string) => `-${whole}-`.includes(`-${part}-`);
  const [only, ...others] = known.filter((anchor) => contains(anchor.slice(1), id) || contains(id, anchor.slice(1)));
  return others.length === 0 ? only : undefined;
}

/**
 * Returns a fix that replaces the wrong part of an address; or the whole address, if the part contains placeholders.
 */
function replacePart(at: Location, written: string, found: string, replacement: string): { fix: Fix } {
  const start = written.lastIndexOf(found);
  if (start < 0) return { fix: { ...didYouMeanPath(at, found, replacement), certain: false } };
  return { fix: didYouMean(within(at, start, found.length), found, replacement, replacement) };
}
