import type { Page, Site } from '../../../schema/site.ts';
import { namesFile } from '../../shared/path-to-file.ts';
import { rulesOf } from '../blocks/index.ts';
import type { CompilerHost } from '../compiler-host.ts';
import { type Location, type Problem, severityOf, valueAt } from '../diagnostic/diagnostic.ts';
import { limit } from '../diagnostic/report.ts';
import { didYouMean } from '../diagnostic/suggest.ts';
import { pointerOf } from '../json/locate.ts';
import { furtherPaths } from '../pages/listed-pages.ts';
import { cvPath, hasCv } from '../site/cv-path.ts';
import { anchorsOf } from '../site/sections.ts';
import { eachText, isWords, type Text } from '../site/walk.ts';
import { checkAddress } from './check-address.ts';
import { checkEvidence } from './check-evidence.ts';
import { checkIcon } from './check-icon.ts';
import { checkKept } from './check-kept.ts';
import { checkMarks, roomForMarks } from './check-marks.ts';
import { checkPicture } from './check-picture.ts';
import { deadLink } from './dead-links.ts';
import { checkEndpoint } from './endpoints.ts';
import { checkPlaceholders, inCircle, siteBudget } from './placeholders.ts';
import { checkClash, checkOutputs, checkStray } from './reserved-files.ts';

/** Every address, file and placeholder of a site leads somewhere. Expects paths and ids to be unique. */
export function checkReferences(site: Site, host: CompilerHost): Problem[] {
  const found: Problem[] = [];
  const reachable = [...site.pages, ...(host.others ?? [])].filter((page) => !page.hidden);
  const pages = new Map(reachable.map((page) => [page.path, page]));
  // A link may lead to the CV, which has no places to jump to.
  if (hasCv(site)) pages.set(cvPath, { path: cvPath, title: cvPath, blocks: [] });
  // Nor have the further parts of a long list.
  for (const page of site.pages)
    for (const path of page.hidden ? [] : furtherPaths(page, site.pages))
      pages.set(path, { path, title: path, blocks: [] });
  const anchors = new Map<Page, string[]>();
  const anchorsOn = (page: Page) => {
    const known = anchors.get(page) ?? anchorsOf(page);
    anchors.set(page, known);
    return known;
  };

  const visible = site.pages.map((page, index) => ({ page, index })).filter(({ page }) => !page.hidden);
  for (const { page, index } of visible) found.push(...checkClash(page, `/pages/${index}/path`, host));
  found.push(...checkEvidence(site), ...checkKept(site), ...checkOutputs(site, host));
  found.push(...checkStray(host));

  let compared = 0;
  const budget = siteBudget();
  const room = roomForMarks();
  const own = new Map(reachable.map((page) => [page.path, page]));
  const checkOwnPage = ({ text: path, steps }: Text): Problem[] => {
    if (own.has(path)) return [];
    const isHidden = site.pages.some((page) => page.path === path);
    return [
      deadLink({
        written: path,
        at: valueAt(pointerOf(steps)),
        found: path,
        path,
        pages: own,
        isHidden,
        isGuessed: true,
      }),
    ];
  };
  let hasCircle = false;
  const seen = new Set<string>();
  const checkText = (text: Text): Problem[] => {
    if (text.kind === 'file' || (text.kind === 'icon' && text.text.startsWith('/'))) return checkFile(text, host, seen);
    if (text.kind === 'endpoint') {
      const { hasFile, publicFolder } = host;
      const at = { pointer: pointerOf(text.steps), part: 'value' } as const;
      return checkEndpoint({ written: text.text, at, fields: fixedFields(site, text), pages, hasFile, publicFolder });
    }
    if (text.kind === 'path' && text.steps.at(-1) === 'page') return checkOwnPage(text);
    if (!isWords(text.kind) && text.kind !== 'href') return [];
    const { problems, links, filled } = checkMarks(text, room);
    problems.push(...checkPlaceholders({ ...text, text: filled }, site, budget));
    if (problems.some(({ label }) => label === inCircle)) {
      // All the words of a circle lead back to themselves: it is told where it is first read.
      if (hasCircle) return [];
      hasCircle = true;
    }
    if (problems.length > 0) return problems;
    const own = text.steps[0] === 'pages' ? site.pages[Number(text.steps[1])] : pages.get('/');
    const whole = { written: text.text, at: valueAt(pointerOf(text.steps)) };
    return (text.kind === 'href' ? [whole] : links).flatMap(({ written, at }) => {
      const wrong =
        text.kind === 'href' ? [] : checkPlaceholders({ ...text, text: written, kind: 'href' }, site, budget, at);
      if (wrong.length > 0) return wrong;
      const isGuessed = compared < maxCompared;
      const dead = checkAddress({ written, at }, site, { pages, anchorsOn, own, host, isGuessed });
      compared += dead.length * pages.size;
      return dead;
    });
  };

  let errors = 0;
  eachText(site, (text) => {
    // Nobody reads on; warnings do not count, so that no number of them hides an error.
    if (errors >= limit) return;
    for (const problem of checkText(text)) {
      found.push(problem);
      if (severityOf(problem.code) === 'error') errors++;
    }
  });
  return found;
}

function fixedFields({ pages }: Site, { steps: [, page, , index] }: Text): readonly { name: string }[] {
  const block = pages[Number(page)]?.blocks[Number(index)];
  return (block && rulesOf(block).sending?.(block)?.fields) ?? [];
}

/* How many names of pages are compared with what was written, in search of the one that was meant. */
const maxCompared = 1_000_000;

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
