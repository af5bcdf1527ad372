import type { WrittenSite } from '../../../../schema/site.ts';
import { isRecord } from '../../../shared/is-record.ts';
import { hasLabels } from './labels-in.ts';

/**
 * Returns the custom labels of a site, without those that lack a translation in a language with built-in labels: the
 * built-in label is better than one in another language.
 */
export function customLabelsIn(
  { labels, notFound }: Pick<WrittenSite, 'labels' | 'notFound'>,
  language: string,
): Pick<WrittenSite, 'labels' | 'notFound'> {
  if (!hasLabels(language)) return {};
  return {
    ...(labels && { labels: writtenIn(language, labels) }),
    ...(notFound && { notFound: writtenIn(language, notFound) }),
  };
}

/* The action of the 404 page is a link, not a label. */
const writtenIn = <Labels extends object>(language: string, labels: Labels): Labels =>
  Object.fromEntries(
    Object.entries(labels).filter(
      ([name, text]) => name === 'action' || !isRecord(text) || Object.hasOwn(text, language),
    ),
    // Object.fromEntries loses the type of the keys.
  ) as Labels;
