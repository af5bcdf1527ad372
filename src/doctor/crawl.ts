import type { OnProgress } from '../node/progress.ts';
import { addressOf } from './address.ts';
import type { Fetcher, Followed } from './fetcher.ts';
import type { HostAnswer } from './read-answer.ts';
import type { ReadPage } from './read-page.ts';

/** A page and the host's response. */
export interface CrawledPage {
  url: URL;
  answer: HostAnswer;
  read: ReadPage;
  /**
   * Whether its content is examined. For a site made with Onefolio, only for generated pages: other HTML is the
   * owner's, and only links to it are checked. For any other site, for all pages that are linked.
   */
  isExamined: boolean;
}

/** The result of following all links. */
interface Crawled {
  /** By URL, in the order in which they were found. */
  pages: Map<string, CrawledPage>;
  /** Pages whose HTML can't be parsed, and why. */
  unreadable: { url: URL; reason: string }[];
}

/** The share of the budget for finding pages. The rest is for the files that they load. */
const share = 0.5;

/**
 * Follows all links of a site, starting from the given URLs, the first of which is the home page. Stops at the limits
 * of the fetcher's budget.
 */
export async function crawl(fetcher: Fetcher, seeds: URL[], onProgress: OnProgress): Promise<Crawled> {
  const { base, budget } = fetcher;
  const { limits } = budget;
  const pages = new Map<string, CrawledPage>();
  const unreadable: Crawled['unreadable'] = [];
  const linked = new Set<string>();
  const depths = new Map<string, number>();
  const waiting: URL[] = [];
  const meet = (url: URL, depth: number) => {
    if (depths.has(url.href)) return;
    if (depth > limits.depth) return budget.reach('depth');
    if (depths.size >= limits.pages) return budget.reach('pages');
    depths.set(url.href, depth);
    waiting.push(url);
  };
  /* The home page is the first response. */
  const isMade = () => pages.values().next().value?.read.isOurs === true;
  const take = (start: URL, found: Followed) => {
    if (!('answer' in found) || found.answer.status !== 200 || !found.answer.page) return;
    const { url, answer } = found;
    const read = found.answer.page;
    if (linked.has(start.href)) linked.add(url.href);
    if (pages.has(url.href)) return;
    if ('reason' in read) {
      if (!isMade()) unreadable.push({ url, reason: read.reason });
      return;
    }
    pages.set(url.href, { url, answer, read, isExamined: read.isOurs });
    budget.pages = pages.size;
    if (isMade() && !read.isOurs) return;
    const depth = (depths.get(start.href) ?? 0) + 1;
    for (const href of read.links) {
      const address = addressOf(href, url, base);
      if (address.kind !== 'inside') continue;
      meet(address.url, depth);
      if (depths.has(address.url.href)) linked.add(address.url.href);
    }
  };
  const [start] = seeds;
  if (start) linked.add(start.href);
  for (const seed of seeds) meet(seed, 0);
  for (let at = 0; at < waiting.length && !budget.isSpent(share); ) {
    const wave = waiting.slice(at, at + limits.parallel);
    at += wave.length;
    const answers = wave.map(async (url) => ({ url, found: await fetcher.follow(url.href) }));
    // Processed in the order of discovery, so that the same site gets the same report.
    for (const { url, found } of await Promise.all(answers)) take(url, found);
    onProgress('reading pages', at, waiting.length);
  }
  if (!isMade()) for (const page of pages.values()) page.isExamined ||= linked.has(page.url.href);
  return { pages, unreadable };
}
