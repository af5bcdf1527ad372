import type { ResolvedPicture } from '../../../schema/resolved-picture.ts';

declare module '../../../schema/resolved.ts' {
  interface Added {
    hero: {
      /** Stand in the byline. */
      date?: never;
      role?: never;
      /** What an article says under its title: the owner's part, when it was, how long it takes to read. */
      byline?: string[];
      /** From an article back to where it is listed. */
      back?: Link;
      /** What it is about. */
      tags?: string[];
      picture?: ResolvedPicture;
      /** The artwork in the absence of a picture; the door has one stud on its arch for each project of its page. */
      artwork: { kind: 'door' | 'tile' | 'none'; studs: number };
      /** How large the letters of the headline are. */
      size: HeadlineSize;
      /** How the counters write and show their figures, where they are not a few short ones. */
      figures?: Figures;
    };
  }
}
