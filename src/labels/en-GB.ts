import { en } from '../core/i18n/labels/en.ts';
import type { LabelTable } from '../core/i18n/labels/label-table.ts';

/** British English. */
export const labels: LabelTable = { ...en, licence: 'Licence' };
