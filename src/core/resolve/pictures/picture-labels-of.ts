import { pictureWords } from '../../../../schema/labels.ts';
import type { AllLabels, PictureWords } from '../../../../schema/resolved.ts';

/** What is said where pictures open larger, for the block that shows them. */
export const pictureWordsOf = (labels: AllLabels): PictureWords =>
  // Object.fromEntries forgets the names.
  Object.fromEntries(pictureWords.map((name) => [name, labels[name]])) as PictureWords;
