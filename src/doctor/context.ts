import type { CrawledPage } from './crawl.ts';
import type { Fetcher } from './fetcher.ts';
import type { Findings } from './findings.ts';
import type { PageWeight } from './page-weight.ts';

/** What all checks of an examination share. */
export interface Context {
  base: URL;
  fetcher: Fetcher;
  pages: Map<string, CrawledPage>;
  findings: Findings;
  pageWeight: PageWeight;
}
