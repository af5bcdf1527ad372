import { patterns } from '../../../../schema/patterns.ts';
import { isRealDate } from '../../text/dates.ts';

/**
 * Splits the file name of a post into a date and a slug: "2026-03-15-queues". A name without a valid date, or with only
 * a date, is a slug.
 */
export function datedName(name: string): { date?: string; slug: string } {
  const [, date = '', slug = ''] = /^(\d{4}-\d\d-\d\d)[-_](.+)$/.exec(name) ?? [];
  return new RegExp(patterns.date, 'u').test(date) && isRealDate(date) ? { date, slug } : { slug: name };
}
