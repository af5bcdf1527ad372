import type { RichBlockOf } from '../../../schema/block.ts';
import type { AllLabels, AnyResolved, Link, ResolvedPicture } from '../../../schema/resolved.ts';
import type { RichText } from '../../../schema/rich-text.ts';
import type { RichPage, RichSite, Site } from '../../../schema/site.ts';
import type { SiteFonts } from '../fonts/font-file.ts';

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

/** The metadata of a post or a detail page: for search engines, link previews and feeds. */
export interface PageMetadata extends Pick<DetailPage, 'card' | 'publication'> {
  path: string;
  /** The heading of the page. */
  name: RichText;
  summary?: RichText;
  /** When a post was published and last updated. */
  date?: string;
  updated?: string;
  tags?: RichText[];
  picture?: ResolvedPicture;
}

type Card = NonNullable<RichBlockOf<'card-grid'>['cards']>[number];
type Publication = RichBlockOf<'publication-list'>['publications'][number];

/** The data of a detail page that comes from its card or publication. */
export interface DetailPage {
  title: RichText;
  picture?: ResolvedPicture;
  card?: Card;
  publication?: Publication;
  /** The link to the block with the card or publication. */
  back: Link;
  /** The link to the next detail page of the same block; the last one links to the first. */
  next?: Link;
}
