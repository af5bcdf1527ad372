import type { Page } from '../../../../schema/site.ts';
import { type Location, type Problem, within } from '../../diagnostic/diagnostic.ts';
import { didYouMean, meantAt, nearest } from '../../diagnostic/suggest.ts';
import { listed } from '../../diagnostic/wording.ts';

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
  isHidden?: boolean;
  /** Whether to look for the page that may have been meant. */
  isGuessed: boolean;
}

/** A link to a page that is not there: hidden, written as its file, with a slash at its end, or nearly another. */
export function deadLink({ written, at, found, path, pages, isHidden = false, isGuessed }: DeadLink): Problem {
  const paths = [...pages.keys()];
  const nearby = pages.has(toPagePath(path)) ? toPagePath(path) : nearest(path, isGuessed ? paths : []);
  const meant = isHidden ? undefined : nearby;
  return {
    code: 'OF201',
    at,
    words: { found, known: listed(paths) },
    label: isHidden ? `the page "${path}" is hidden` : `no page has the path "${path}"`,
    ...(meant && instead(at, written, path, meant)),
  };
}

/** The path of the page that a host would show here: "/about/", "/about.html" and "/about/index.html" are all "/about". */
export const toPagePath = (path: string): string => path.replace(/(?:\/index)?(?:\.html?)?\/?$/, '') || '/';

interface DeadAnchor extends Written {
  page: Page;
  id: string;
  pages: Page[];
  anchorsOn(page: Page): string[];
}

/** A link to a place that is not there: hidden, nearly another of that page, or on another page. */
export function deadAnchor({ written, at, page, id, pages, anchorsOn }: DeadAnchor): Problem {
  const known = anchorsOn(page).map((place) => `#${place}`);
  const isHidden = page.blocks.some((block) => block.hidden && block.id === id);
  const meant = isHidden ? undefined : nearest(`#${id}`, known);
  const other = meant || isHidden ? undefined : pages.find((each) => anchorsOn(each).includes(id));
  return {
    code: 'OF204',
    at,
    words: { found: id, page: page.path, known: listed(known) || 'none' },
    ...(isHidden && { label: 'the block with this id is hidden' }),
    ...(meant && instead(at, written, `#${id}`, meant)),
    ...(other && { fix: { ...meantAt(at, `#${id}`, `${other.path}#${id}`), certain: false } }),
  };
}

/* Puts the part of an address right that is wrong; an address that is filled in is written anew. */
function instead(at: Location, written: string, found: string, meant: string): Pick<Problem, 'fix'> {
  const start = written.lastIndexOf(found);
  if (start < 0) return { fix: { ...meantAt(at, found, meant), certain: false } };
  return { fix: didYouMean(within(at, start, found.length), found, meant, meant) };
}
