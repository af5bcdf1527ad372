import { patternSentences, patterns } from '../../schema/patterns.ts';
import type { Page, Site } from '../../schema/site.ts';
import { readAddress } from './addresses.ts';
import type { Pointer, Problem, Spot } from './diagnostic.ts';
import { fill, ownerFields, timeFields } from './fill.ts';
import { pointerOf } from './locate.ts';
import { pathToFile } from './path-to-file.ts';
import { anchorsOf } from './sections.ts';
import { didYouMean, nearest } from './suggest.ts';
import { type Hole, isTime, pieces } from './template.ts';
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

  const visible = site.pages.map((page, index) => ({ page, index })).filter(({ page }) => !page.hidden);
  for (const { page, index } of visible) problems.push(...checkClash(page, `/pages/${index}/path`, surroundings));

  eachText(site, (text) => {
    const pointer = pointerOf(text.steps);
    if (text.kind === 'file') problems.push(...checkFile(text, pointer, surroundings));
    if (!isWords(text.kind) && text.kind !== 'href') return;
    const holes = checkHoles(text, pointer, site);
    problems.push(...holes);
    if (text.kind !== 'href' || holes.length > 0) return;
    const own = text.steps[0] === 'pages' ? site.pages[Number(text.steps[1])] : pages.get('/');
    problems.push(...checkAddress(text.text, pointer, site, { pages, placesOn, own, surroundings }));
  });
  return problems;
}

/* The holes of this very text; those of the owner's own words are told where the owner wrote them. */
function checkHoles({ text, kind, steps, parameters }: Text, pointer: Pointer, site: Site): Problem[] {
  const usable = ownerFields.filter((field) => site.owner[field] !== undefined);
  const isTimeless = kind === 'href' || isFact(steps);
  const known = [...usable, ...parameters, ...(isTimeless ? [] : timeFields)];
  const words = (found: string) => ({ found, known: known.map((each) => `{${each}}`).join(', ') });
  const holes = pieces(text).filter((piece) => typeof piece !== 'string');

  const problems = holes.flatMap((hole): Problem[] => {
    const { name, argument, written, start } = hole;
    if (isTime(hole) || (argument === '' && [...usable, ...parameters].includes(name))) return [];
    const at: Spot = { pointer, part: 'value', within: { start, length: written.length } };
    const isEmpty = argument === '' && ownerFields.some((field) => field === name);
    const meant = isEmpty ? undefined : holeMeant(hole, known);
    return [
      {
        code: 'OF205',
        at,
        words: words(written),
        ...(isEmpty && { label: `add "${name}" to "owner" first` }),
        ...(meant !== undefined && { remedy: didYouMean(at, written, `{${meant}}`, `{${meant}}`) }),
      },
    ];
  });
  if (problems.length > 0) return problems;

  const at: Spot = { pointer, part: 'value' };
  const { isTimed, unknown } = fill(text, site, parameters);
  const circle = unknown.find(({ name }) => usable.some((field) => field === name && steps[0] === 'owner'));
  if (circle) return [{ code: 'OF205', at, words: words(circle.written), label: 'it leads back to itself' }];
  if (isTimed && isTimeless)
    return [{ code: 'OF205', at, words: words(text), label: 'this cannot change with the day' }];
  return [];
}

/* The number in a hole stays: {yearSince:2019} means {yearsSince:2019}, and no other year. */
function holeMeant({ name, argument, ...hole }: Hole, known: string[]): string | undefined {
  if (argument === '') return nearest(name, known);
  const meant = nearest(
    name,
    known.map((each) => each.replace(/:.*/, '')),
  );
  return meant !== undefined && isTime({ ...hole, name: meant, argument }) ? `${meant}:${argument}` : undefined;
}

/* Addresses, the interface's words and what tools read stay the same from day to day. */
function isFact([top, field, ...rest]: Text['steps']): boolean {
  if (top === 'labels' || top === 'image' || (top === 'pages' && rest[0] === 'image')) return true;
  return top === 'owner' && field !== 'title' && field !== 'summary';
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
    return [{ code: 'OF110', at, words: { found: shown(address.href), sentence: patternSentences.href } }];
  switch (address.kind) {
    case 'elsewhere':
      return [];
    case 'placeholder':
      return [{ code: 'OF210', at }];
    case 'file': {
      if (surroundings.hasFile(address.path)) return [];
      return [{ code: 'OF302', at, words: { found: address.path, folder: surroundings.publicFolder } }];
    }
    default: {
      const path = address.path ?? own?.path ?? '/';
      const page = address.path === null ? own : pages.get(path);
      if (!page) return [deadLink(written, pointer, address.href, path, [...pages.keys()])];
      if (address.kind === 'page' || placesOn(page).includes(address.id)) return [];
      const known = placesOn(page).map((id) => `#${id}`);
      const meant = nearest(`#${address.id}`, known);
      const words = { found: address.id, page: page.path, known: known.join(', ') || 'none' };
      return [{ code: 'OF204', at, words, ...(meant && instead(pointer, written, `#${address.id}`, meant)) }];
    }
  }
}

function deadLink(written: string, pointer: Pointer, found: string, path: string, paths: string[]): Problem {
  const isSlashed = path.endsWith('/') && paths.includes(path.slice(0, -1));
  const meant = isSlashed ? path.slice(0, -1) : nearest(path, paths);
  return {
    code: 'OF201',
    at: { pointer, part: 'value' },
    words: { found, known: paths.slice(0, 20).join(', ') },
    label: `no page has the path "${path}"`,
    ...(meant && instead(pointer, written, path, meant)),
  };
}

function checkFile({ text, steps }: Text, pointer: Pointer, { hasFile, publicFolder }: Surroundings): Problem[] {
  if (hasFile(text)) return [];
  const code = steps.at(-1) === 'src' ? 'OF301' : 'OF302';
  return [{ code, at: { pointer, part: 'value' }, words: { found: text, folder: publicFolder } }];
}

/* A file of the owner's that would be published where the page is. */
function checkClash({ path }: Page, pointer: Pointer, { hasFile, publicFolder }: Surroundings): Problem[] {
  const found = [`/${pathToFile(path)}.html`, `/_pages/${pathToFile(path)}.json`].find(hasFile);
  return found === undefined
    ? []
    : [{ code: 'OF303', at: { pointer, part: 'value' }, words: { found, folder: publicFolder } }];
}

/* Puts the part of an address right that is wrong; an address that is filled in is written anew. */
function instead(pointer: Pointer, written: string, found: string, meant: string): Pick<Problem, 'remedy'> {
  const start = written.lastIndexOf(found);
  if (start < 0) return { remedy: { ...didYouMean({ pointer, part: 'value' }, found, meant), certain: false } };
  const at: Spot = { pointer, part: 'value', within: { start, length: found.length } };
  return { remedy: didYouMean(at, found, meant, meant) };
}
