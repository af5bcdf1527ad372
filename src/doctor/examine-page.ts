import { isInbox } from '../core/resolve/paths/inbox-path.ts';
import { decoded } from '../shared/decoded.ts';
import { namesFile, pathToFile } from '../shared/path-to-file.ts';
import { addressOf } from './address.ts';
import type { Context } from './context.ts';
import type { CrawledPage } from './crawl.ts';
import type { Followed } from './fetcher.ts';
import type { Findings } from './findings.ts';
import { pathIn } from './path-in.ts';
import type { ReadPage } from './read-page.ts';

/** Checks a page, its links, and the files that it loads. `path` is its path as the owner writes it. */
export async function examinePage(
  page: CrawledPage,
  context: Context,
  path = pathIn(context.base, page.url),
): Promise<void> {
  examineWords(page, context.findings, path);
  await examineLinks(page, context, path);
  await examineFiles(page, context, path);
}

function examineWords({ read, answer }: CrawledPage, findings: Findings, path: string): void {
  const { title, language, description, isPrivate, h1, repeatedIds, actions, pictures, hasPolicy, isOurs } = read;
  if (title === '') findings.add('no-title', path);
  if (language === '') findings.add('no-language', path);
  if (description === '' && !isPrivate && path !== notFoundPath) findings.add('no-description', path);
  if (h1 !== 1) findings.add(h1 === 0 ? 'no-h1' : 'many-h1', path, { count: h1 });
  if (isOurs && !hasPolicy && !answer.headers.has('content-security-policy')) findings.add('no-policy', path);
  for (const id of repeatedIds) findings.add('same-id', path, { found: id });
  for (const found of new Set(actions.filter(isInbox))) findings.add('inbox', path, { found });
  for (const { src, hasAlt, hasSize } of pictures) {
    if (!hasAlt) findings.add('no-alt', path, { found: src });
    if (!hasSize) findings.add('no-size', path, { found: src });
  }
}

async function examineLinks(
  { url, answer, read }: CrawledPage,
  { base, fetcher, pages, findings, expectedUrls }: Context,
  path: string,
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
      // A file that is missing because of a package isn't a wrong link.
      if (!expectedUrls.has(target.url.href)) findings.add('dead-link', path, { found: href });
    } else if ('url' in found && target.hash.length > 1 && !target.hash.startsWith('#:~:')) {
      const there = isHere ? read : pages.get(found.url.href)?.read;
      if (there && !there.ids.has(decoded(target.hash.slice(1)).normalize()))
        findings.add('dead-anchor', path, { found: href });
    }
  }
}

async function examineFiles({ url, answer, read }: CrawledPage, context: Context, path: string): Promise<void> {
  const { base, fetcher, findings, pageWeight } = context;
  const load = pageWeight.page(answer);
  const files = new Map(read.files.map((file) => [file.href, file]));
  if (read.isOurs && path !== notFoundPath)
    files.set(pageDataPathOf(base, path, read), { href: pageDataPathOf(base, path, read), isLater: true });
  const targets = [...files.values()].map((file) => ({ ...file, target: addressOf(file.href, url, base) }));
  // Requested in parallel, because a host may take seconds for each.
  const answers = targets.map(({ target }) => target.kind === 'inside' && fetcher.follow(target.url.href));
  for (const [index, { href, isLater, target }] of targets.entries()) {
    if (target.kind === 'elsewhere' && target.url.protocol === 'http:') findings.add('mixed', path, { found: href });
    if (target.kind === 'beside') findings.add('outside', path, { found: href, base: base.pathname });
    const found = await answers[index];
    if (!found || 'isUnread' in found) continue;
    const reason = whyUnanswered(found);
    if (reason !== undefined) findings.add('no-answer', path, { found: href, reason });
    else if (!('answer' in found) || found.answer.status !== 200) findings.add('dead-file', path, { found: href });
    else pageWeight.file(load, href, found.answer, isLater);
  }
  for (const heavy of pageWeight.tooHeavy(load)) findings.add('too-heavy', path, heavy);
}

/** Returns the reason why an address can't be checked: its host is down or busy. Undefined for other responses. */
export function whyUnanswered(found: Followed): string | undefined {
  if ('reason' in found) return found.reason;
  const status = 'answer' in found ? found.answer.status : 0;
  return status === 429 || status >= 500 ? `the host returned status ${status}` : undefined;
}

/** A path that no site has. */
export const missingPath = 'onefolio-doctor-looks-for-nothing';
const notFoundPath = '/404';

/** Requests a path that doesn't exist, and checks the 404 page. */
export async function examineNotFound(context: Context): Promise<void> {
  const { fetcher, findings } = context;
  const found = await fetcher.follow(missingPath);
  if ('isUnread' in found) return;
  if (!('answer' in found) || found.answer.status !== 404) {
    const status =
      'answer' in found ? `status ${found.answer.status}` : 'elsewhere' in found ? 'a redirect' : 'no answer';
    findings.add('status-404', '/', { status });
    return;
  }
  const { url, answer } = found;
  const read = answer.page;
  const [first] = context.pages.values();
  // The host returns its own page if it can't find ours.
  if (!read || 'reason' in read || (first?.read.isOurs && !read.isOurs)) findings.add('no-404', '/');
  else await examinePage({ url, answer, read, isExamined: true }, context, notFoundPath);
}

function pageDataPathOf({ pathname }: URL, full: string, { prefix }: ReadPage): string {
  // Hosts return the same page for a path with two slashes.
  const path = full.slice(prefix.length).replace(/\/{2,}/g, '/');
  const page = path.replace(/(?:^|(?<=.))\/index\.html$|\.html$/, '').replace(/(.)\/$/, '$1') || '/';
  return `${pathname}${prefix && `${prefix.slice(1)}/`}_pages/${namesFile(page) ? page.slice(1) : pathToFile(page)}.json`;
}
