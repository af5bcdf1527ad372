import { isInbox } from '../compile/site/paths/inbox-path.ts';
import { decoded } from '../shared/decoded.ts';
import { parseUrl } from '../shared/parse-url.ts';
import { namesFile, pathToFile } from '../shared/path-to-file.ts';
import type { Context } from './context.ts';
import { type CrawledPage, crawl, follow, isHtml } from './crawl.ts';
import { examineHost } from './examine-host.ts';
import { examineLanguages } from './examine-languages.ts';
import { Fetcher } from './fetcher.ts';
import { type Finding, Findings } from './findings.ts';
import { PageWeight } from './page-weight.ts';
import { pathIn } from './path-in.ts';
import { type ReadPage, readPage } from './read-page.ts';

/** A site that is to be examined. */
export interface Examination {
  /** The address below which the site lives, with a slash at its end. */
  base: URL;
  /** Paths of pages that are known beforehand, relative to the base. */
  paths: string[];
  /** Whether a real host answers, whose own part is examined too. */
  isLive: boolean;
}

/** Visits a site as visitors do, and returns what would break for them. Asks for nothing outside the site. */
export async function examine({ base, paths, isLive }: Examination): Promise<Finding[]> {
  const findings = new Findings();
  const fetcher = new Fetcher(base);
  const home = await follow(fetcher, base);
  if (!('answer' in home) || home.answer.status !== 200) {
    const reason =
      'reason' in home ? home.reason : 'answer' in home ? `the host returned status ${home.answer.status}` : '';
    if ('elsewhere' in home) findings.add('elsewhere', '/', { found: base.href, target: home.elsewhere });
    else findings.add('no-answer', '/', { found: base.href, reason });
    if ('elsewhere' in home)
      findings.add('no-answer', '/', { found: base.href, reason: 'it redirects to another site' });
    return findings.list();
  }
  const pages = await crawl(fetcher, [base, ...paths.map((path) => new URL(path, base))]);
  const context: Context = { base, fetcher, pages, findings, pageWeight: new PageWeight() };
  for (const page of pages.values()) {
    // A file that proves to a search engine whose site this is, for example.
    if (!page.read.isOurs && !page.isLinked) continue;
    await examinePage(page, context);
  }
  await examineNotFound(context);
  await examineLanguages(context);
  if (isLive) await examineHost(context);
  return findings.list();
}

async function examinePage(page: CrawledPage, context: Context, path = pathIn(context.base, page.url)): Promise<void> {
  examineWords(page, context.findings, path);
  await examineLinks(page, context, path);
  await examineFiles(page, context, path);
}

function examineWords({ read, answer }: CrawledPage, findings: Findings, path: string): void {
  const { title, language, description, isPrivate, h1, ids, actions, pictures, hasPolicy, isOurs } = read;
  if (title === '') findings.add('no-title', path);
  if (language === '') findings.add('no-language', path);
  if (description === '' && !isPrivate && path !== notFoundPath) findings.add('no-description', path);
  if (h1 !== 1) findings.add(h1 === 0 ? 'no-h1' : 'many-h1', path, { count: h1 });
  if (isOurs && !hasPolicy && !answer.headers.has('content-security-policy')) findings.add('no-policy', path);
  for (const id of new Set(ids.filter((each, index) => ids.indexOf(each) !== index)))
    findings.add('same-id', path, { found: id });
  for (const found of new Set(actions.filter(isInbox))) findings.add('inbox', path, { found });
  for (const { src, hasAlt, hasSize } of pictures) {
    if (!hasAlt) findings.add('no-alt', path, { found: src });
    if (!hasSize) findings.add('no-size', path, { found: src });
  }
}

async function examineLinks({ url, read }: CrawledPage, { base, fetcher, pages, findings }: Context, path: string) {
  for (const href of new Set(read.links)) {
    if (href === '' || href === '#' || href === '#top') continue;
    const target = parseUrl(href, url);
    if (!target) findings.add('dead-link', path, { found: href });
    if (!target || target.origin !== base.origin) continue;
    if (!fetcher.isInside(target)) {
      findings.add('outside', path, { found: href, base: base.pathname });
      continue;
    }
    const isHere = target.pathname === url.pathname && target.search === url.search;
    const found = isHere ? { url, answer: null } : await follow(fetcher, target);
    if ('elsewhere' in found) findings.add('elsewhere', path, { found: href, target: found.elsewhere });
    else if ('reason' in found || (found.answer && found.answer.status !== 200))
      findings.add('dead-link', path, { found: href });
    else if (target.hash.length > 1 && !target.hash.startsWith('#:~:')) {
      const there = isHere ? read : pages.get(found.url.href)?.read;
      if (there && !there.ids.includes(decoded(target.hash.slice(1))))
        findings.add('dead-anchor', path, { found: href });
    }
  }
}

async function examineFiles({ url, answer, read }: CrawledPage, context: Context, path: string): Promise<void> {
  const { base, fetcher, findings, pageWeight } = context;
  const load = pageWeight.page(answer);
  const files = new Map(read.files.map((file) => [file.href, file]));
  if (read.isOurs && path !== notFoundPath)
    files.set(sliceOf(base, path, read), { href: sliceOf(base, path, read), isLater: true });
  for (const { href, isLater } of files.values()) {
    const target = parseUrl(href, url);
    if (target?.protocol === 'http:' && target.origin !== base.origin) findings.add('mixed', path, { found: href });
    if (!target || target.origin !== base.origin) continue;
    if (!fetcher.isInside(target)) {
      findings.add('outside', path, { found: href, base: base.pathname });
      continue;
    }
    const found = await follow(fetcher, target);
    if (!('answer' in found) || found.answer.status !== 200) findings.add('dead-file', path, { found: href });
    else pageWeight.file(load, href, found.answer, isLater);
  }
  for (const heavy of pageWeight.tooHeavy(load)) findings.add('too-heavy', path, heavy);
}

/** What an address is asked for that certainly does not exist. */
const nowhere = 'onefolio-doctor-looks-for-nothing';
const notFoundPath = '/404';

async function examineNotFound(context: Context): Promise<void> {
  const { base, fetcher, findings } = context;
  const found = await follow(fetcher, new URL(nowhere, base));
  if (!('answer' in found) || found.answer.status !== 404) {
    const status =
      'answer' in found ? `status ${found.answer.status}` : 'elsewhere' in found ? 'a redirect' : 'no answer';
    findings.add('status-404', '/', { status });
    return;
  }
  const { url, answer } = found;
  const read = isHtml(answer) ? readPage(answer.body.toString()) : null;
  const [first] = context.pages.values();
  // A host has a page of its own where ours is not found.
  if (!read || (first?.read.isOurs && !read.isOurs)) findings.add('no-404', '/');
  else await examinePage({ url, answer, read, isLinked: true }, context, notFoundPath);
}

function sliceOf({ pathname }: URL, full: string, { prefix }: ReadPage): string {
  const path = full.slice(prefix.length);
  const page = path.replace(/(?:^|(?<=.))\/index\.html$|\.html$/, '').replace(/(.)\/$/, '$1') || '/';
  return `${pathname}${prefix && `${prefix.slice(1)}/`}_pages/${namesFile(page) ? page.slice(1) : pathToFile(page)}.json`;
}
