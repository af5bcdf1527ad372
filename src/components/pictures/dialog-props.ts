import type { PictureLabels, ResolvedPicture } from '../../../schema/resolved.ts';

/** An image to enlarge. */
export interface LargePicture {
  picture: ResolvedPicture;
  caption?: string | undefined;
}

/** The properties of the image dialog. */
export interface DialogProps {
  pictures: readonly LargePicture[];
  /** The index of the first image to show. */
  start: number;
  labels: PictureLabels;
  onClose(): void;
}
