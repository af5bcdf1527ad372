import { pictureLabels } from '../../../../schema/labels.ts';
import type { AllLabels, PictureLabels } from '../../../../schema/resolved.ts';

/** Picks the labels of enlarged pictures, for the block that shows them. */
export const pictureLabelsOf = (labels: AllLabels): PictureLabels =>
  // Object.fromEntries loses the types of the keys.
  Object.fromEntries(pictureLabels.map((name) => [name, labels[name]])) as PictureLabels;
