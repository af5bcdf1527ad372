import type { LabelTable } from '../core/i18n/labels/label-table.ts';
import { labels as de } from './de.ts';

/** German of Switzerland, which has no ß. */
export const labels: LabelTable = {
  ...de,
  enlarge: 'Bild vergrössern',
  closePictures: 'Schliessen',
  notes: 'Fussnoten',
  dismiss: 'Schliessen',
};
