import type { PictureWords, ResolvedPicture } from '../../../schema/resolved.ts';

/** A picture that is shown larger. */
export interface LargePicture {
  picture: ResolvedPicture;
  caption?: string | undefined;
}

/** What shows pictures larger is given. */
export interface DialogProps {
  pictures: readonly LargePicture[];
  /** The place of the one to begin with. */
  start: number;
  words: PictureWords;
  onClose(): void;
}
