import type { AllLabels, AnyResolved, Link } from '../../../schema/resolved.ts';
import type { RichText } from '../../../schema/rich-text.ts';
import type { RichPage, RichSite, Site } from '../../../schema/site.ts';
import type { SiteFonts } from '../fonts/font-file.ts';
import type { About } from './pages/about.ts';

/** A localized site with its texts filled in. Names and contacts of the owner are plain texts. */
export interface FilledSite extends Omit<RichSite, 'owner'> {
  owner: Omit<Site['owner'], RichField> & Pick<RichSite['owner'], RichField>;
}

type RichField = 'title' | 'summary' | 'facts';

/** A site with nothing left to look up, but for the time. */
export interface ResolvedSite extends Omit<FilledSite, 'pages' | 'labels' | 'notFound'> {
  /** What is said outside of posts, and of pages that tell of one thing. */
  about?: About[];
  /** The owner's style sheet, shortened; addresses of files start with "onefolio-base:". */
  style?: string;
  fonts?: SiteFonts;
  pages: ResolvedPage[];
  labels: AllLabels;
  notFound: { title: RichText; text: RichText; action: Link };
}

export interface ResolvedPage extends Omit<RichPage, 'blocks'> {
  blocks: AnyResolved[];
}
