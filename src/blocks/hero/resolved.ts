import type { ResolvedPicture } from '../../../schema/resolved-picture.ts';
import type { RichText } from '../../../schema/rich-text.ts';

declare module '../../../schema/resolved.ts' {
  interface Added {
    hero: {
      /** Part of the byline. */
      date?: never;
      role?: never;
      /** The line below an article's title: the owner's role, the date, and the reading time. */
      byline?: RichText[];
      /** The link from an article to the page that lists it. */
      back?: Link;
      /** Its tags. */
      tags?: RichText[];
      picture?: ResolvedPicture;
      /** The artwork if there is no image; the door has one stud per project on its page. */
      artwork: { kind: 'door' | 'tile' | 'none'; studs: number };
      /** The font size of the headline. */
      size: HeadlineSize;
      /** How the counters format and arrange numbers, if it isn't the default. */
      figures?: Figures;
    };
  }
}
