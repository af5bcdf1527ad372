import { pictureLabels } from '../../../../schema/labels.ts';
import type { AllLabels, PictureLabels } from '../../../../schema/resolved.ts';

/** What is said where pictures open larger, for the block that shows them. */
export const pictureLabelsOf = (labels: AllLabels): PictureLabels =>
  // Object.fromEntries forgets the names.
  Object.fromEntries(pictureLabels.map((name) => [name, labels[name]])) as PictureLabels;
