import type { WrittenSite } from '../../../../schema/site.ts';
import { isRecord } from '../../../shared/is-record.ts';
import { hasLabels } from './labels-in.ts';

/**
 * The words of the interface that a site writes by itself, without those that it does not write in a language for which
 * there are built-in ones: they are more than the words of another language.
 */
export function unlessBuiltIn(
  { labels, notFound }: Pick<WrittenSite, 'labels' | 'notFound'>,
  language: string,
): Pick<WrittenSite, 'labels' | 'notFound'> {
  if (!hasLabels(language)) return {};
  return {
    ...(labels && { labels: writtenIn(language, labels) }),
    ...(notFound && { notFound: writtenIn(language, notFound) }),
  };
}

/* The way back from a page that does not exist is a link, and the owner's. */
const writtenIn = <Words extends object>(language: string, words: Words): Words =>
  Object.fromEntries(
    Object.entries(words).filter(
      ([name, text]) => name === 'action' || !isRecord(text) || Object.hasOwn(text, language),
    ),
    // Object.fromEntries forgets the names.
  ) as Words;
