import type { Page } from '../../../../schema/site.ts';
import { type Fix, type Location, type Problem, within } from '../../diagnostics/diagnostic.ts';
import { didYouMean, nearest, suggestAt } from '../../diagnostics/suggest.ts';
import { joinList, shown } from '../../diagnostics/wording.ts';
import { slugOf } from '../../resolve/sections.ts';
import { suggestPlace } from './suggest-place.ts';

/** An address as it is written, and where. */
interface Written {
  written: string;
  at: Location;
}

interface DeadLink extends Written {
  /** The whole address once it is filled in, and the path in it. */
  found: string;
  path: string;
  pages: Map<string, Page>;
  /** Why the page is left out, where there is one: "is hidden". */
  whyAbsent?: string | undefined;
  /** The languages of the site. */
  languages?: readonly string[] | undefined;
  /** Those in which the page is there, where it is not in the one that is read. */
  thereIn?: readonly string[] | undefined;
  /** Whether to look for the page that may have been meant. */
  isGuessed: boolean;
  /** The places on a page; without it none of them is meant. */
  anchorsOn?(page: Page): string[];
}

/**
 * A link to a page that is not there: hidden, not in the language that is read, written with a language before it, as its
 * file or with a slash at its end, or nearly another.
 */
export function deadLink(link: DeadLink): Problem {
  const { written, at, found, path, pages, whyAbsent, languages = [], thereIn, isGuessed, anchorsOn } = link;
  const paths = [...pages.keys()];
  const details = { found, known: joinList(paths) };
  if (thereIn) {
    const tags = thereIn.map(shown).join(', ');
    const label = `the page "${path}" exists only in ${tags}; add "languages": [${tags}] to the entry or block with this link`;
    return { code: 'OF201', at, details, label };
  }
  const bare = withoutLanguage(path, languages);
  if (bare !== undefined && pages.has(bare)) {
    const { fix } = instead(at, written, path, bare);
    // Somebody may want to lead to that language from all others.
    const label = "omit the language: links stay in the visitor's language";
    return { code: 'OF201', at, details, label, fix: { ...fix, certain: false } };
  }
  const nearby = pages.has(toPagePath(path)) ? toPagePath(path) : nearest(path, isGuessed ? paths : []);
  const meant = whyAbsent === undefined ? nearby : undefined;
  const place =
    meant === undefined && whyAbsent === undefined && isGuessed
      ? placeOf(toPagePath(path), pages.values(), anchorsOn)
      : undefined;
  const isUnknown = isGuessed && !whyAbsent && !meant && !place;
  return {
    code: 'OF201',
    at,
    details,
    label: whyAbsent ? `the page "${path}" ${whyAbsent}` : `there is no page at "${path}"`,
    ...(meant && instead(at, written, path, meant)),
    ...(place && { fix: { ...instead(at, written, path, place).fix, certain: false } }),
    ...(isUnknown && { cause: { kind: 'page', written, path, bare, pages: anchorsOn ? [...pages.values()] : [] } }),
  };
}

/* The place that a path is called like: "/#contact" for "/contact". */
function placeOf(path: string, pages: Iterable<Page>, anchorsOn: DeadLink['anchorsOn']): string | undefined {
  if (!anchorsOn) return undefined;
  const id = path.slice(1);
  const page = [...pages].find((each) => anchorsOn(each).includes(id));
  return page && `${page.path}#${id}`;
}

/** The path of the page that a host would show here: "/about/", "/about.html" and "/about/index.html" are all "/about". */
export const toPagePath = (path: string): string => path.replace(/(?:\/index)?(?:\.html?)?\/?$/, '') || '/';

/* The path "/blog" of "/en/blog", on a site with that language. */
function withoutLanguage(path: string, languages: readonly string[]): string | undefined {
  const tag = languages.find((each) => toPagePath(path) === `/${each}` || path.startsWith(`/${each}/`));
  return tag === undefined ? undefined : toPagePath(path.slice(tag.length + 1));
}

interface DeadAnchor extends Written {
  page: Page;
  id: string;
  pages: Page[];
  anchorsOn(page: Page): string[];
  idSince(former: string, page: Page): string | undefined;
}

/** A link to a place that is not there: hidden, nearly another of that page, or on another page. */
export function deadAnchor({ written, at, page, id, pages, anchorsOn, idSince }: DeadAnchor): Problem {
  const known = anchorsOn(page).map((place) => `#${place}`);
  const hidden = page.blocks.find((block) => block.hidden && block.id === id);
  const since = hidden ? undefined : idSince(id, page);
  const details = { found: id, page: page.path, known: joinList(known) || 'none' };
  // An escape or a placeholder is not written as it is read.
  const found = written.slice(Math.max(0, written.indexOf('#')));
  if (since !== undefined) {
    const { fix } = instead(at, written, found, `#${since}`);
    return { code: 'OF204', at, details, fix: { ...fix, text: `this anchor is now "#${since}"`, certain: false } };
  }
  // Letters of a heading that its id writes in another way: "#größe" is "#grosse".
  const plain = `#${slugOf(id)}`;
  const meant = hidden ? undefined : known.includes(plain) ? plain : nearest(`#${id}`, known);
  const other = meant || hidden ? undefined : pages.find((each) => anchorsOn(each).includes(id));
  // Of a page with that name, and of the place that browsers have at the top of each.
  const whole = pages.find((each) => each.path === `/${id}`) ?? (id === 'top' ? page : undefined);
  const isUnknown = !meant && !hidden && !other && !whole;
  const part = isUnknown ? partly(id, known) : undefined;
  return {
    code: 'OF204',
    at,
    details,
    ...(hidden && { label: `the block with this id ${suggestPlace(hidden)}` }),
    ...(meant && instead(at, written, found, meant)),
    ...(part && { fix: { ...instead(at, written, found, part).fix, certain: false } }),
    ...(other && { fix: { ...suggestAt(at, `#${id}`, `${other.path}#${id}`), certain: false } }),
    ...(!meant && !hidden && !other && whole && { fix: { ...suggestAt(at, `#${id}`, whole.path), certain: false } }),
    ...(isUnknown && !part && { cause: { kind: 'anchor', written, found, id, page } }),
  };
}

/* The one place whose words have this one among them, or the other way round: "#work" is "#my-work". */
function partly(id: string, known: readonly string[]): string | undefined {
  const has = (words: string, word: string) => `-${words}-`.includes(`-${word}-`);
  const [only, ...others] = known.filter((place) => has(place.slice(1), id) || has(id, place.slice(1)));
  return others.length === 0 ? only : undefined;
}

/** Puts the part of an address right that is wrong; an address that is filled in is written anew. */
export function instead(at: Location, written: string, found: string, meant: string): { fix: Fix } {
  const start = written.lastIndexOf(found);
  if (start < 0) return { fix: { ...suggestAt(at, found, meant), certain: false } };
  return { fix: didYouMean(within(at, start, found.length), found, meant, meant) };
}
