import type { RichBlockOf } from '../../../../schema/block.ts';
import type { Link, ResolvedPicture } from '../../../../schema/resolved.ts';
import type { RichText } from '../../../../schema/rich-text.ts';

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
