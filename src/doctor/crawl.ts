import type { OnProgress } from '../node/progress.ts';
import { type Fetcher, parallel } from './fetcher.ts';
import type { Findings } from './findings.ts';
import { addressOf } from './parse-address.ts';
import type { HostAnswer } from './read-answer.ts';
import type { ReadPage } from './read-page.ts';

/** A page and the host's response. */
export interface CrawledPage {
  url: URL;
  answer: HostAnswer;
  read: ReadPage;
}

/** What all checks of an examination share. */
export interface Context {
  base: URL;
  fetcher: Fetcher;
  pages: ReadonlyMap<string, CrawledPage>;
  findings: Findings;
}

/** The share of the budget for finding pages. The rest is for the files that they load. */
const share = 0.5;

/**
 * Follows all links of a site, starting from the given URLs, the first of which is the home page. Returns the pages by
 * URL, in the order in which they were found. Stops at the limits of the fetcher's budget.
 */
export async function crawl(fetcher: Fetcher, seeds: URL[], onProgress: OnProgress): Promise<Map<string, CrawledPage>> {
  const { base, budget } = fetcher;
  const pages = new Map<string, CrawledPage>();
  const met = new Set<string>();
  const waiting: URL[] = [];
  const meet = (url: URL) => {
    if (met.has(url.href)) return;
    if (met.size >= budget.limits.pages) return budget.reach('pages');
    met.add(url.href);
    waiting.push(url);
  };
  for (const seed of seeds) meet(seed);
  for (let at = 0; at < waiting.length && !budget.isSpent(share); ) {
    const answers = waiting.slice(at, at + parallel).map((url) => fetcher.follow(url.href));
    at += answers.length;
    // Processed in the order of discovery, so that the same site gets the same report.
    for (const found of await Promise.all(answers)) {
      if (!('answer' in found) || found.answer.status !== 200 || !found.answer.page) continue;
      const { url, answer } = found;
      const read = found.answer.page;
      if (pages.has(url.href)) continue;
      pages.set(url.href, { url, answer, read });
      budget.pages = pages.size;
      if (!isExamined(read, pages)) continue;
      for (const href of read.links) {
        const address = addressOf(href, url, base);
        if (address.kind === 'inside') meet(address.url);
      }
    }
    onProgress('reading pages', at, waiting.length);
  }
  return pages;
}

/**
 * Whether the content of a page is examined. In a site made with Onefolio, only links to other HTML are checked: the
 * owner wrote it. The first page is the home page.
 */
export function isExamined(page: ReadPage, pages: ReadonlyMap<string, CrawledPage>): boolean {
  const [home] = pages.values();
  return page.isOurs || home?.read.isOurs !== true;
}
