import type { PictureLabels, ResolvedPicture } from '../../../schema/resolved.ts';
import type { RichText } from '../../../schema/rich-text.ts';

/** An image to enlarge. */
export interface LargePicture {
  picture: ResolvedPicture;
  caption?: RichText | undefined;
}

/** The properties of the image dialog. */
export interface DialogProps {
  pictures: readonly LargePicture[];
  /** The index of the first image to show. */
  start: number;
  labels: PictureLabels;
  onClose(): void;
}
