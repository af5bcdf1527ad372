import type { Page, Site } from '../../../schema/site.ts';
import { namesFile } from '../../shared/path-to-file.ts';
import type { BlockRegistry } from '../block-registry.ts';
import type { CompilerHost } from '../compiler-host.ts';
import { checkReferencesIn } from '../content/check-references-in.ts';
import { eachLongText, type PlacedText } from '../content/each-long-text.ts';
import { type Location, type Problem, severityOf, valueAt, within } from '../diagnostics/diagnostic.ts';
import { didYouMeanPath } from '../diagnostics/did-you-mean.ts';
import { pointerOf, stepsOf } from '../diagnostics/pointer.ts';
import { limit } from '../diagnostics/report.ts';
import { basePages } from '../resolve/base-pages.ts';
import { furtherListPaths } from '../resolve/pages/listed-pages.ts';
import { unpublishedReason } from '../resolve/pages/published.ts';
import { cvPaths } from '../resolve/paths/cv-path.ts';
import { anchorsOf, currentIdOf } from '../resolve/sections.ts';
import { checkLost } from '../text/lost-character.ts';
import { isWords } from '../validation/schema.ts';
import { eachText, type Text } from '../validation/site-texts.ts';
import { checkAddress, type WrittenAddress } from './addresses/check-address.ts';
import { deadLink } from './addresses/dead-links.ts';
import { checkEndpoint } from './addresses/endpoints.ts';
import { checkAudience } from './check-audience.ts';
import { checkEvidence } from './check-evidence.ts';
import { checkIcon } from './check-icon.ts';
import { checkAlt } from './files/check-alt.ts';
import { checkPicture } from './files/check-picture.ts';
import { fileGuesser, type GuessFile, type Use } from './files/guess-file.ts';
import { checkClash, checkOutputs, checkStray } from './files/reserved-files.ts';
import { checkBraces } from './text/check-braces.ts';
import { checkMarks, marksBudget } from './text/check-marks.ts';
import { checkMarkup } from './text/check-markup.ts';
import { checkUnsupportedSyntax } from './text/check-unsupported-syntax.ts';
import { checkPlaceholders, circularLabel, siteBudget } from './text/placeholders.ts';

/** Reports every broken link, missing file and unknown placeholder of a site. Expects paths and IDs to be unique. */
export function checkReferences(site: Site, host: CompilerHost): Problem[] {
  const found: Problem[] = [];
  const reachable = [...site.pages, ...(host.others ?? [])].filter((page) => !page.hidden);
  const pages = new Map(reachable.map((page) => [page.path, page]));
  // Links to the CV and its variants are valid, but it has no anchors.
  for (const path of cvPaths(site)) pages.set(path, { path, title: path, blocks: [] });
  // The same applies to the further parts of a long list.
  for (const page of site.pages)
    for (const path of page.hidden ? [] : furtherListPaths(host.blocks, page, site.pages))
      pages.set(path, { path, title: path, blocks: [] });
  const anchors = new Map<Page, string[]>();
  const inBase = basePages(host.blocks, host);
  const anchorsOn = (page: Page) => {
    const known = anchors.get(page) ?? anchorsOf(host.blocks, page, host, inBase(page.path));
    anchors.set(page, known);
    return known;
  };
  const currentId = (former: string, page: Page) => currentIdOf(host.blocks, former, page, host, inBase(page.path));

  const visible = site.pages.map((page, index) => ({ page, index })).filter(({ page }) => !page.hidden);
  for (const { page, index } of visible) found.push(...checkClash(page, `/pages/${index}/path`, host));
  found.push(
    ...checkEvidence(host.blocks, site),
    ...checkAudience(host.blocks, site, host),
    ...checkOutputs(site, host),
  );
  found.push(...checkStray(host));

  const files = { checked: new Set<string>(), guess: fileGuesser(host) };
  let compared = 0;
  const budget = siteBudget();
  const markBudget = marksBudget();
  const own = new Map(reachable.map((page) => [page.path, page]));
  const checkOwnPage = ({ text: path, steps }: Text): Problem[] => {
    if (own.has(path)) return [];
    const absent = site.pages.find((page) => page.path === path);
    const isGuessed = compared < maxCompared;
    compared += own.size;
    const at = valueAt(pointerOf(steps));
    return [
      deadLink({
        written: path,
        at,
        found: path,
        path,
        pages: own,
        unpublishedReason: absent && unpublishedReason(absent, site, host.now),
        isGuessed,
      }),
    ];
  };
  let hasCycle = false;
  const checkText = (text: Text): Problem[] => {
    if (text.kind === 'file' || (text.kind === 'icon' && text.text.startsWith('/'))) {
      const use = text.kind === 'icon' ? 'icon' : text.steps.at(-1) === 'src' ? 'picture' : 'file';
      return checkFile({ path: text.text, at: valueAt(pointerOf(text.steps)), use }, host, files);
    }
    if (text.kind === 'endpoint') {
      const { hasFile, publicFolder } = host;
      const at = { pointer: pointerOf(text.steps), part: 'value' } as const;
      return checkEndpoint({
        written: text.text,
        at,
        fields: fixedFields(host.blocks, site, text),
        pages,
        hasFile,
        publicFolder,
      });
    }
    if (text.kind === 'path' && text.steps.at(-1) === 'page') return checkOwnPage(text);
    if (!isWords(text.kind) && text.kind !== 'href') return [];
    const { problems, links, withoutCode: prose, rest } = checkMarks(text, markBudget);
    // Most texts have no marks: avoids copying them.
    const withoutCode = prose === text.text ? text : { ...text, text: prose };
    problems.push(...checkPlaceholders(withoutCode, site, budget));
    if (problems.some(({ label }) => label === circularLabel)) {
      // All texts of a cycle have this problem: only the first is reported.
      if (hasCycle) return [];
      hasCycle = true;
    }
    if (text.kind !== 'href')
      problems.push(...checkUnsupportedSyntax(host.blocks, text, rest, site), ...checkMarkup(text, rest));
    problems.push(...checkBraces(withoutCode, site), ...checkAlt(text, site));
    problems.push(...checkLost(text.text, (at) => within(valueAt(pointerOf(text.steps)), at.start, at.length)));
    if (problems.some(({ code }) => severityOf(code) === 'error')) return problems;
    if (text.kind === 'href')
      return [...problems, ...checkLink({ written: text.text, at: valueAt(pointerOf(text.steps)) }, text.steps)];
    return [...problems, ...links.flatMap((link) => checkLinkIn(link, text))];
  };
  const checkLinkIn = (link: WrittenAddress, text: Text): Problem[] => {
    const wrong = checkPlaceholders({ ...text, text: link.written, kind: 'href' }, site, budget, link.at);
    return wrong.length > 0 ? wrong : checkLink(link, text.steps);
  };
  const checkLink = (link: WrittenAddress, [top, page]: Text['steps']): Problem[] => {
    const own = top === 'pages' ? site.pages[page as number] : pages.get('/');
    const isGuessed = compared < maxCompared;
    const dead = checkAddress(link, site, {
      pages,
      anchorsOn,
      currentId,
      own,
      host,
      isGuessed,
      guess: files.guess,
    });
    compared += dead.length * pages.size;
    return dead;
  };
  const checkLongText = (placed: PlacedText): Problem[] => {
    const steps = stepsOf(placed.at).map(asStep);
    const text: Text = { text: '', kind: 'prose', steps, maxLength: Number.POSITIVE_INFINITY, parameters: [] };
    return checkReferencesIn(placed, host, {
      words: (words, at) => {
        const part = { ...text, text: words };
        return [...checkPlaceholders(part, site, budget, at), ...checkBraces(part, site, at)];
      },
      link: (written, at) => checkLinkIn({ written, at }, text),
      picture: (path, at) => checkFile({ path, at, use: 'picture' }, host, files),
    });
  };

  let errors = 0;
  const keep = (problems: Problem[]) => {
    for (const problem of problems) {
      found.push(problem);
      if (severityOf(problem.code) === 'error') errors++;
    }
  };
  // Stops at the maximum of reported errors. Warnings don't count, so that they can't hide an error.
  eachText(host.blocks, site, (text) => {
    if (errors < limit) keep(checkText(text));
  });
  for (const placed of eachLongText(site)) if (errors < limit) keep(checkLongText(placed));
  return found;
}

function fixedFields(
  registry: BlockRegistry,
  { pages }: Site,
  { steps: [, page, , index] }: Text,
): readonly { name: string }[] {
  const block = pages[page as number]?.blocks[index as number];
  return (block && registry.definitionOf(block).sending?.(block)?.fields) ?? [];
}

/* The maximum number of page paths to compare for suggestions. */
const maxCompared = 1_000_000;

interface NamedFile {
  path: string;
  at: Location;
  use: Use;
}

/* The state of the checks of files. */
interface FileChecks {
  /** The files that were checked, each after its use. */
  checked: Set<string>;
  guess: GuessFile;
}

function checkFile({ path, at, use }: NamedFile, host: CompilerHost, { checked, guess }: FileChecks): Problem[] {
  const { hasFile, pictureOf, iconOf, publicFolder } = host;
  if (hasFile(path)) {
    if (use === 'file') return [];
    // A flaw of a file is reported at its first use. A file can be a valid image and an invalid icon.
    if (checked.has(use + path)) return [];
    checked.add(use + path);
    if (use === 'icon') return checkIcon(path, iconOf?.(path), at);
    const picture = pictureOf?.(path);
    return picture ? checkPicture(path, picture, at, host) : [];
  }
  const code = use === 'picture' ? 'OF301' : 'OF302';
  const similar = [path.replace(/^\/public(?=\/)/, ''), path.toLowerCase()].find(
    (other) => namesFile(other) && hasFile(other),
  );
  const fix = similar === undefined ? undefined : { ...didYouMeanPath(at, path, similar), certain: false };
  return [{ code, at, details: { found: path, folder: publicFolder }, ...(fix ? { fix } : guess(path, use, at)) }];
}

const asStep = (step: string) => (/^\d+$/.test(step) ? Number(step) : step);
