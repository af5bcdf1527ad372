import type { ResolvedPicture } from '../../../../schema/resolved.ts';
import type { RichText } from '../../../../schema/rich-text.ts';
import type { DetailPage } from './detail-page.ts';

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
