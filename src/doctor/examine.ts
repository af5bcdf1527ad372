import { absoluteUrlOf } from '../core/resolve/paths/site-url.ts';
import type { OnProgress } from '../node/progress.ts';
import { namesFile } from '../shared/path-to-file.ts';
import { Budget, liveLimits, noLimits } from './budget.ts';
import { type Context, type CrawledPage, crawl, isExamined } from './crawl.ts';
import { examineHost } from './examine-host.ts';
import { examinePage } from './examine-page.ts';
import { type Expected, examineExpected, urlOfExpected } from './expected-files.ts';
import { Fetcher, type Followed } from './fetcher.ts';
import { type Finding, Findings } from './findings.ts';

/** A site to examine. */
interface Examination {
  /** The URL of the site, with a trailing slash. */
  base: URL;
  /** Pages that are known in advance, as URLs relative to the base. */
  paths: string[];
  /** Whether a real host is examined, and not only a folder. */
  isLive: boolean;
  /** What the site has by its settings, if its file is known. */
  expected?: Expected | undefined;
  /** The limits; afterwards also how much was read. */
  budget?: Budget;
  onProgress?: OnProgress | undefined;
}

/** Visits a site as visitors do, and returns what would break for them. Never requests anything outside the site. */
export async function examine(examination: Examination): Promise<Finding[]> {
  const { base, paths, isLive, expected, onProgress = () => {} } = examination;
  const budget = examination.budget ?? new Budget(isLive ? liveLimits : noLimits);
  const findings = new Findings();
  const fetcher = new Fetcher(base, budget);
  if (!(await hasHome(fetcher, findings))) return findings.list();
  const known = (expected?.files ?? []).map((file) => urlOfExpected(file, base));
  const seeds = [
    base,
    ...paths.map((path) => new URL(path, base)),
    ...known.filter(({ pathname }) => !namesFile(pathname)),
  ];
  const pages = await crawl(fetcher, seeds, onProgress);
  const files = expected && isSiteOf(pages.get(base.href), expected, isLive) ? expected.files : [];
  const context: Context = { base, fetcher, pages, findings };
  const expectedUrls = new Set(files.map((file) => urlOfExpected(file, base).href));
  let done = 0;
  for (const page of pages.values()) {
    if (budget.isSpent()) break;
    if (isExamined(page.read, pages)) await examinePage(page, context, expectedUrls);
    onProgress('examining pages', ++done, pages.size);
  }
  const unsent = await examineExpected(files, context, isLive);
  if (isLive) await examineHost(context, unsent);
  if (budget.isPartial) findings.add('not-all', '/', { limits: budget.usage.limits.join(', ') });
  return findings.list();
}

/* Whether a home page is that of a site file: a command may examine another site, which only its URL shows. */
const isSiteOf = (home: CrawledPage | undefined, { url }: Expected, isLive: boolean): boolean =>
  home?.read.isOurs === true && (url === undefined ? !isLive : home.read.canonical === absoluteUrlOf('/', url));

/* Whether the home page exists, which everything else is found from. */
async function hasHome(fetcher: Fetcher, findings: Findings): Promise<boolean> {
  const { base } = fetcher;
  const home = await fetcher.follow(base.href);
  if ('answer' in home && home.answer.status === 200) {
    if (home.answer.page !== null) return true;
    const type = home.answer.headers.get('content-type')?.split(';')[0] || 'no type';
    findings.add('wrong-type', '/', { found: home.url.pathname, type, expected: 'text/html' });
    return false;
  }
  if ('elsewhere' in home) findings.add('elsewhere', '/', { found: base.href, target: home.elsewhere });
  findings.add('no-answer', '/', { found: base.href, reason: reasonOf(home) });
  return false;
}

function reasonOf(home: Followed): string {
  if ('reason' in home) return home.reason;
  if ('isUnread' in home) return 'no complete response in time';
  return 'answer' in home ? `the host returned status ${home.answer.status}` : 'it redirects to another site';
}
