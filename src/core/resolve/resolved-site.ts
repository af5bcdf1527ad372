import type { AllLabels, AnyResolved, Link, Timed } from '../../../schema/resolved.ts';
import type { Page, Site } from '../../../schema/site.ts';
import type { SiteFonts } from '../fonts/font-file.ts';
import type { About } from './pages/about.ts';

/** A site with nothing left to look up, but for the time. */
export interface ResolvedSite extends Omit<Site, 'pages' | 'labels' | 'notFound'>, Timed {
  /** What is said outside of posts, and of pages that tell of one thing. */
  about?: About[];
  /** The owner's style sheet, minified; addresses of files start with "onefolio-base:". */
  style?: string;
  fonts?: SiteFonts;
  pages: ResolvedPage[];
  labels: AllLabels;
  notFound: { title: string; text: string; action: Link };
}

export interface ResolvedPage extends Omit<Page, 'blocks'> {
  blocks: AnyResolved[];
}
