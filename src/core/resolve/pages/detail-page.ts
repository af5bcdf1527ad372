import type { RichBlockOf } from '../../../../schema/block.ts';
import type { Link, ResolvedPicture } from '../../../../schema/resolved.ts';
import type { RichText } from '../../../../schema/rich-text.ts';

type Card = NonNullable<RichBlockOf<'card-grid'>['cards']>[number];
type Publication = RichBlockOf<'publication-list'>['publications'][number];

/** What a card or a publication says of the page that tells of it. */
export interface DetailPage {
  title: RichText;
  picture?: ResolvedPicture;
  card?: Card;
  publication?: Publication;
  /** Where the card is. */
  back: Link;
  /** What the next one in its block leads to; after the last comes the first. */
  next?: Link;
}
