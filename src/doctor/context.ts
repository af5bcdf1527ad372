import type { CrawledPage } from './crawl.ts';
import type { ExpectedFile } from './expected-files.ts';
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
  /** The pages and files that the site has by its settings; empty if they aren't known. */
  expected: readonly ExpectedFile[];
  /** Their URLs. */
  expectedUrls: ReadonlySet<string>;
}
