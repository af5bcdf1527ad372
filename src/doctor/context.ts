import type { CrawledPage } from './crawl.ts';
import type { Fetcher } from './fetcher.ts';
import type { Findings } from './findings.ts';
import type { PageWeight } from './page-weight.ts';

/** What is at hand while a site is examined. */
export interface Context {
  base: URL;
  fetcher: Fetcher;
  pages: Map<string, CrawledPage>;
  findings: Findings;
  pageWeight: PageWeight;
}
