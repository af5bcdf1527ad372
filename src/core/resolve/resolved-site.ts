import type { AllLabels, AnyResolved, Link } from '../../../schema/resolved.ts';
import type { RichText } from '../../../schema/rich-text.ts';
import type { RichPage, RichSite, Site } from '../../../schema/site.ts';
import type { SiteFonts } from '../fonts/font-file.ts';
import type { PageMetadata } from './pages/page-metadata.ts';

/** A localized site with its placeholders filled in. The owner's names and contacts are plain text. */
export interface FilledSite extends Omit<RichSite, 'owner'> {
  owner: Omit<Site['owner'], RichField> & Pick<RichSite['owner'], RichField>;
}

type RichField = 'title' | 'summary' | 'facts';

/** A site that is ready to render: only times are left to compute in the browser. */
export interface ResolvedSite extends Omit<FilledSite, 'pages' | 'labels' | 'notFound'> {
  /** The metadata of posts and detail pages. */
  metadata?: PageMetadata[];
  /** The owner's style sheet, minified; URLs of files start with "onefolio-base:". */
  style?: string;
  fonts?: SiteFonts;
  pages: ResolvedPage[];
  labels: AllLabels;
  notFound: { title: RichText; text: RichText; action: Link };
}

export interface ResolvedPage extends Omit<RichPage, 'blocks'> {
  blocks: AnyResolved[];
}
