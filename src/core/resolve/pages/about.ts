import type { ResolvedPicture } from '../../../../schema/resolved.ts';
import type { RichText } from '../../../../schema/rich-text.ts';
import type { DetailPage } from './detail-page.ts';

/** What is said outside of a page that is a post or tells of one thing: to search engines, link previews and feeds. */
export interface About extends Pick<DetailPage, 'card' | 'publication'> {
  path: string;
  /** As the page calls itself. */
  name: RichText;
  summary?: RichText;
  /** When it was written and last changed, where it is a post. */
  date?: string;
  updated?: string;
  tags?: RichText[];
  picture?: ResolvedPicture;
}
