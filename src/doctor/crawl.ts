import type { OnProgress } from '../node/progress.ts';
import { addressOf } from './address.ts';
import type { Fetcher, Followed } from './fetcher.ts';
import type { HostAnswer } from './read-answer.ts';
import type { ReadPage } from './read-page.ts';

/** A page as the host has answered it. */
export interface CrawledPage {
  url: URL;
  answer: HostAnswer;
  read: ReadPage;
  /**
   * Whether it is examined itself. Of a site made by Onefolio those are its own pages: other HTML is the owner's, and only
   * links to it are checked. Of any other site those are the pages that something leads to.
   */
  isExamined: boolean;
}

/** What was found along all links. */
export interface Crawled {
  /** By their addresses, in the order in which they were found. */
  pages: Map<string, CrawledPage>;
  /** Pages whose HTML can't be read, and why. */
  unreadable: { url: URL; reason: string }[];
}

/** How much of the budget may be used for finding pages. The rest is for what they load. */
const share = 0.5;

/**
 * Visits a site along all links, from the addresses given, the first of which is its start. Stops where the budget of the
 * fetcher does.
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
  /* The start is met and answered first. */
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
    // Taken in the order in which they were met, so that the same site gives the same report.
    for (const { url, found } of await Promise.all(answers)) take(url, found);
    onProgress('reading pages', at, waiting.length);
  }
  if (!isMade()) for (const page of pages.values()) page.isExamined ||= linked.has(page.url.href);
  return { pages, unreadable };
}
