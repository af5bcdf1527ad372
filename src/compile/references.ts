import { patternSentences, patterns } from '../../schema/patterns.ts';
import type { Page, Site } from '../../schema/site.ts';
import { readAddress } from './addresses.ts';
import { deadAnchor, deadLink, pageOf } from './dead-links.ts';
import type { Pointer, Problem, Spot } from './diagnostic.ts';
import { checkHoles, inCircle } from './holes.ts';
import { pointerOf } from './locate.ts';
import { namesFile, pathToFile } from './path-to-file.ts';
import { anchorsOf } from './sections.ts';
import { didYouMean } from './suggest.ts';
import { eachText, isWords, type Text } from './walk.ts';
import { shown } from './words.ts';

/** What a site can know of the world around it only by being told. */
export interface Surroundings {
  /** Whether public/ holds the file with this path, which begins with "/". */
  hasFile(path: string): boolean;
  /** What the owner calls the folder of those files. */
  publicFolder: string;
  /** Pages that links may lead to, and that need no looking at. */
  others?: readonly Page[];
}

/** Every address, file and placeholder of a site leads somewhere. Expects paths and ids to be unique. */
export function checkReferences(site: Site, surroundings: Surroundings): Problem[] {
  const problems: Problem[] = [];
  const reachable = [...site.pages, ...(surroundings.others ?? [])].filter((page) => !page.hidden);
  const pages = new Map(reachable.map((page) => [page.path, page]));
  const anchors = new Map<Page, string[]>();
  const placesOn = (page: Page) => {
    const known = anchors.get(page) ?? anchorsOf(page);
    anchors.set(page, known);
    return known;
  };

  let hasCircle = false;
  const visible = site.pages.map((page, index) => ({ page, index })).filter(({ page }) => !page.hidden);
  for (const { page, index } of visible) problems.push(...checkClash(page, `/pages/${index}/path`, surroundings));

  eachText(site, (text) => {
    const pointer = pointerOf(text.steps);
    if (text.kind === 'file') problems.push(...checkFile(text, pointer, surroundings));
    if (!isWords(text.kind) && text.kind !== 'href') return;
    const holes = checkHoles(text, pointer, site);
    // The words of a circle all lead back to themselves: it is told where it is first read.
    const circles = holes.filter(({ label }) => label === inCircle);
    problems.push(...holes.filter((hole) => !hasCircle || !circles.includes(hole)));
    hasCircle ||= circles.length > 0;
    if (text.kind !== 'href' || holes.length > 0) return;
    const own = text.steps[0] === 'pages' ? site.pages[Number(text.steps[1])] : pages.get('/');
    problems.push(...checkAddress(text.text, pointer, site, { pages, placesOn, own, surroundings }));
  });
  return problems;
}

interface Known {
  pages: Map<string, Page>;
  placesOn(page: Page): string[];
  /** The page that a bare "#id" means: the text's own, and the home page for the header and the footer. */
  own: Page | undefined;
  surroundings: Surroundings;
}

function checkAddress(
  written: string,
  pointer: Pointer,
  site: Site,
  { pages, placesOn, own, surroundings }: Known,
): Problem[] {
  const address = readAddress(written, site);
  const at: Spot = { pointer, part: 'value' };
  if (!new RegExp(patterns.href, 'u').test(address.href))
    return [{ code: 'OF110', at, words: { found: shown(address.href), advice: patternSentences.href } }];
  switch (address.kind) {
    case 'elsewhere':
      return [];
    case 'placeholder':
      return [{ code: 'OF210', at }];
    case 'file': {
      if (surroundings.hasFile(address.path)) return [];
      const isPage = pages.has(pageOf(address.path));
      if (isPage) return [deadLink({ written, pointer, found: address.href, path: address.path, pages })];
      return [{ code: 'OF302', at, words: { found: address.path, folder: surroundings.publicFolder } }];
    }
    default: {
      const path = address.path ?? own?.path ?? '/';
      const page = address.path === null ? own : pages.get(path);
      if (!page) {
        const isHidden = site.pages.some((each) => each.path === path);
        return [deadLink({ written, pointer, found: address.href, path, pages, isHidden })];
      }
      if (address.kind === 'page' || placesOn(page).includes(address.id)) return [];
      return [deadAnchor({ written, pointer, page, id: address.id, pages: [...pages.values()], placesOn })];
    }
  }
}

function checkFile({ text, steps }: Text, pointer: Pointer, { hasFile, publicFolder }: Surroundings): Problem[] {
  if (hasFile(text)) return [];
  const code = steps.at(-1) === 'src' ? 'OF301' : 'OF302';
  const at: Spot = { pointer, part: 'value' };
  const meant = [text.replace(/^\/public(?=\/)/, ''), text.toLowerCase()].find(
    (path) => path !== text && namesFile(path) && hasFile(path),
  );
  const remedy = meant === undefined ? undefined : { ...didYouMean(at, text, meant), certain: false };
  return [{ code, at, words: { found: text, folder: publicFolder }, ...(remedy && { remedy }) }];
}

/* A file of the owner's that would be published where the page is. */
function checkClash({ path }: Page, pointer: Pointer, { hasFile, publicFolder }: Surroundings): Problem[] {
  const found = [`/${pathToFile(path)}.html`, `/_pages/${pathToFile(path)}.json`].find(hasFile);
  return found === undefined
    ? []
    : [{ code: 'OF303', at: { pointer, part: 'value' }, words: { found, folder: publicFolder } }];
}
