import { patternSentences, patterns } from '../../../schema/patterns.ts';
import type { Page, Site } from '../../../schema/site.ts';
import { namesFile } from '../../shared/path-to-file.ts';
import { rulesOf } from '../blocks/index.ts';
import type { CompilerHost } from '../compiler-host.ts';
import { type Location, type Problem, severityOf } from '../diagnostic/diagnostic.ts';
import { limit } from '../diagnostic/report.ts';
import { didYouMean } from '../diagnostic/suggest.ts';
import { shown } from '../diagnostic/wording.ts';
import { pointerOf } from '../json/locate.ts';
import { readAddress } from '../site/addresses.ts';
import { cvPath, hasCv } from '../site/cv-path.ts';
import { hasResume, resumePath } from '../site/resume-path.ts';
import { anchorsOf } from '../site/sections.ts';
import { eachText, isWords, type Text } from '../site/walk.ts';
import { checkEvidence } from './check-evidence.ts';
import { checkIcon } from './check-icon.ts';
import { checkKept } from './check-kept.ts';
import { checkPicture } from './check-picture.ts';
import { deadAnchor, deadLink, toPagePath } from './dead-links.ts';
import { checkEndpoint } from './endpoints.ts';
import { checkPlaceholders, inCircle, siteBudget } from './placeholders.ts';
import { checkClash, checkOutputs, checkStray } from './reserved-files.ts';
import { checkWebAddress } from './web-address.ts';

/** Every address, file and placeholder of a site leads somewhere. Expects paths and ids to be unique. */
export function checkReferences(site: Site, host: CompilerHost): Problem[] {
  const problems: Problem[] = [];
  const reachable = [...site.pages, ...(host.others ?? [])].filter((page) => !page.hidden);
  const pages = new Map(reachable.map((page) => [page.path, page]));
  // A link may lead to the CV, which has no places to jump to.
  if (hasCv(site)) pages.set(cvPath, { path: cvPath, title: cvPath, blocks: [] });
  const anchors = new Map<Page, string[]>();
  const anchorsOn = (page: Page) => {
    const known = anchors.get(page) ?? anchorsOf(page);
    anchors.set(page, known);
    return known;
  };

  const visible = site.pages.map((page, index) => ({ page, index })).filter(({ page }) => !page.hidden);
  for (const { page, index } of visible) problems.push(...checkClash(page, `/pages/${index}/path`, host));
  problems.push(...checkEvidence(site), ...checkKept(site), ...checkOutputs(site, host));
  problems.push(...checkStray(host));

  let compared = 0;
  const budget = siteBudget();
  let hasCircle = false;
  const seen = new Set<string>();
  const checkText = (text: Text): Problem[] => {
    if (text.kind === 'file' || (text.kind === 'icon' && text.text.startsWith('/'))) return checkFile(text, host, seen);
    if (text.kind === 'endpoint') {
      const { hasFile, publicFolder } = host;
      const at = { pointer: pointerOf(text.steps), part: 'value' } as const;
      return checkEndpoint({ written: text.text, at, fields: fixedFields(site, text), pages, hasFile, publicFolder });
    }
    if (!isWords(text.kind) && text.kind !== 'href') return [];
    const placeholders = checkPlaceholders(text, site, budget);
    if (placeholders.some(({ label }) => label === inCircle)) {
      // All the words of a circle lead back to themselves: it is told where it is first read.
      if (hasCircle) return [];
      hasCircle = true;
    }
    if (text.kind !== 'href' || placeholders.length > 0) return placeholders;
    const own = text.steps[0] === 'pages' ? site.pages[Number(text.steps[1])] : pages.get('/');
    const isGuessed = compared < maxCompared;
    const dead = checkAddress(text, site, { pages, anchorsOn, own, host, isGuessed });
    compared += dead.length * pages.size;
    return dead;
  };

  let errors = 0;
  eachText(site, (text) => {
    // Nobody reads on; warnings do not count, so that no number of them hides an error.
    if (errors >= limit) return;
    for (const problem of checkText(text)) {
      problems.push(problem);
      if (severityOf(problem.code) === 'error') errors++;
    }
  });
  return problems;
}

function fixedFields({ pages }: Site, { steps: [, page, , index] }: Text): readonly { name: string }[] {
  const block = pages[Number(page)]?.blocks[Number(index)];
  return (block && rulesOf(block).sending?.(block)?.fields) ?? [];
}

/* How many names of pages are compared with what was written, in search of the one that was meant. */
const maxCompared = 1_000_000;

interface Known {
  pages: Map<string, Page>;
  anchorsOn(page: Page): string[];
  /** The page that a bare "#id" means: the text's own, and the home page for the header and the footer. */
  own: Page | undefined;
  host: CompilerHost;
  /** Whether it is still worth the time to find out which page was meant. */
  isGuessed: boolean;
}

function checkAddress({ text: written, steps }: Text, site: Site, known: Known): Problem[] {
  const { pages, anchorsOn, own, host, isGuessed } = known;
  const address = readAddress(written, site);
  const location = (): Location => ({ pointer: pointerOf(steps), part: 'value' });
  if (!anyAddress.test(address.href))
    return [{ code: 'OF110', at: location(), words: { found: shown(address.href), advice: patternSentences.href } }];
  switch (address.kind) {
    case 'elsewhere':
      return checkWebAddress(pointerOf(steps), address.href);
    case 'placeholder':
      return [{ code: 'OF210', at: location() }];
    case 'file': {
      if (host.hasFile(address.path) || (address.path === resumePath && hasResume(site))) return [];
      const { href: found, path } = address;
      if (pages.has(toPagePath(path)))
        return [deadLink({ written, pointer: pointerOf(steps), found, path, pages, isGuessed })];
      return [{ code: 'OF302', at: location(), words: { found: path, folder: host.publicFolder } }];
    }
    default: {
      const path = String(address.path ?? own?.path);
      const page = pages.get(path);
      if (!page) {
        const isHidden = site.pages.some((each) => each.path === path);
        const found = address.href;
        return [deadLink({ written, pointer: pointerOf(steps), found, path, pages, isHidden, isGuessed })];
      }
      if (address.kind === 'page' || anchorsOn(page).includes(address.id)) return [];
      const others = isGuessed ? [...pages.values()] : [];
      return [deadAnchor({ written, pointer: pointerOf(steps), page, id: address.id, pages: others, anchorsOn })];
    }
  }
}

const anyAddress = new RegExp(patterns.href, 'u');

function checkFile({ text, kind, steps }: Text, host: CompilerHost, seen: Set<string>): Problem[] {
  const { hasFile, pictureOf, iconOf, publicFolder } = host;
  const isPicture = steps.at(-1) === 'src';
  if (hasFile(text)) {
    if (!isPicture && kind !== 'icon') return [];
    // What is wrong with a file is told where it is first used; as an icon it may be wrong where as a picture it is not.
    const use = kind + text;
    if (seen.has(use)) return [];
    seen.add(use);
    const pointer = pointerOf(steps);
    if (kind === 'icon') return checkIcon(text, iconOf?.(text), pointer);
    const picture = pictureOf?.(text);
    return picture ? checkPicture(text, picture, pointer, publicFolder) : [];
  }
  const code = isPicture ? 'OF301' : 'OF302';
  const at: Location = { pointer: pointerOf(steps), part: 'value' };
  const meant = [text.replace(/^\/public(?=\/)/, ''), text.toLowerCase()].find(
    (path) => namesFile(path) && hasFile(path),
  );
  const fix = meant === undefined ? undefined : { ...didYouMean(at, text, meant), certain: false };
  return [{ code, at, words: { found: text, folder: publicFolder }, ...(fix && { fix }) }];
}
