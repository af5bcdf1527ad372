import type { labels } from '../../../../schema/labels.ts';

/** All interface labels in one language. The type requires every label. */
export type LabelTable = Record<keyof typeof labels.properties | 'notFoundTitle' | 'notFoundText', string>;
