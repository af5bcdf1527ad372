import type { labels } from '../../../../schema/labels.ts';

/** All that the site says to visitors by itself, in one language: with a word missing, a table does not compile. */
export type LabelTable = Record<keyof typeof labels.properties | 'notFoundTitle' | 'notFoundText' | 'submit', string>;
