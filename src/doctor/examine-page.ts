import { isInbox } from '../core/resolve/paths/inbox-path.ts';
import { decoded } from '../shared/decoded.ts';
import type { Context, CrawledPage } from './crawl.ts';
import { whyUnanswered } from './fetcher.ts';
import { addressOf, pathIn } from './parse-address.ts';

/**
 * Checks a page, its links, and the files that it loads. A link to one of the expected files isn't reported if the file
 * is missing: that is a problem of the file.
 */
export async function examinePage(page: CrawledPage, context: Context, expectedUrls: Set<string>): Promise<void> {
  const path = pathIn(context.base, page.url);
  const { findings } = context;
  const { description, isPrivate, actions, picturesWithoutAlt } = page.read;
  if (description === '' && !isPrivate) findings.add('no-description', path);
  for (const found of actions) if (isInbox(found)) findings.add('inbox', path, { found });
  for (const found of picturesWithoutAlt) findings.add('no-alt', path, { found });
  await examineLinks(page, context, path, expectedUrls);
  await examineFiles(page, context, path);
}

async function examineLinks(
  { url, answer, read }: CrawledPage,
  { base, fetcher, pages, findings }: Context,
  path: string,
  expectedUrls: Set<string>,
) {
  const { budget } = fetcher;
  for (const href of read.links) {
    if (budget.isSpent()) return;
    if (href === '' || href === '#' || href === '#top') continue;
    const target = addressOf(href, url, base);
    if (target.kind === 'invalid') findings.add('dead-link', path, { found: href });
    if (target.kind === 'beside') findings.add('outside', path, { found: href, base: base.pathname });
    if (target.kind !== 'inside') continue;
    const isHere = target.url.href === url.href;
    // Crawling has requested all links already, unless there are more than the budget allows.
    if (!isHere && budget.isPartial && !fetcher.knows(target.url)) continue;
    const found = isHere ? { url, answer } : await fetcher.follow(target.url.href);
    const reason = isHere || 'leadsNowhere' in found ? undefined : whyUnanswered(found);
    if ('elsewhere' in found) findings.add('elsewhere', path, { found: href, target: found.elsewhere });
    else if (reason !== undefined) findings.add('no-answer', path, { found: href, reason });
    else if ('reason' in found || (!isHere && 'answer' in found && found.answer.status !== 200)) {
      if (!expectedUrls.has(target.url.href)) findings.add('dead-link', path, { found: href });
    } else if ('url' in found && target.hash.length > 1 && !target.hash.startsWith('#:~:')) {
      const there = isHere ? read : pages.get(found.url.href)?.read;
      if (there && !there.ids.has(decoded(target.hash.slice(1)).normalize()))
        findings.add('dead-anchor', path, { found: href });
    }
  }
}

/**
 * The maximum compressed size of a page's parts, in kilobytes. A phone with a weak signal loads about 200 kB per second.
 */
const limits = { page: 100, script: 150, image: 500, all: 1000 };

async function examineFiles({ url, answer, read }: CrawledPage, context: Context, path: string): Promise<void> {
  const { base, fetcher, findings } = context;
  let [all, script, isHeavy] = [answer.weight, 0, false];
  const weigh = (what: string, bytes: number, limit: number) => {
    if (bytes <= limit * 1000) return;
    isHeavy = true;
    findings.add('too-heavy', path, { what, size: `${Math.round(bytes / 1000)} kB`, budget: `${limit} kB` });
  };
  const targets = [...read.files].map(([href, isLater]) => ({ href, isLater, target: addressOf(href, url, base) }));
  // Requested in parallel, because a host may take seconds for each.
  const answers = targets.map(({ target }) => target.kind === 'inside' && fetcher.follow(target.url.href));
  for (const [index, { href, isLater, target }] of targets.entries()) {
    if (target.kind === 'beside') findings.add('outside', path, { found: href, base: base.pathname });
    const found = await answers[index];
    if (!found || 'isUnread' in found) continue;
    const reason = whyUnanswered(found);
    if (reason !== undefined) findings.add('no-answer', path, { found: href, reason });
    else if (!('answer' in found) || found.answer.status !== 200) findings.add('dead-file', path, { found: href });
    else {
      const { headers, weight } = found.answer;
      const type = headers.get('content-type') ?? '';
      if (type.startsWith('image/')) weigh(`The image ${href}`, weight, limits.image);
      // A file that is loaded later counts only by itself.
      if (!isLater) all += weight;
      if (!isLater && type.includes('javascript')) script += weight;
    }
  }
  weigh('The HTML of the page', answer.weight, limits.page);
  weigh('The JavaScript of the page', script, limits.script);
  // If one part is too large, the total isn't reported too.
  if (!isHeavy) weigh('The initial load of the page', all, limits.all);
}
