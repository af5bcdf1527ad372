import { patterns } from '../../../../schema/patterns.ts';
import { isRealDate } from '../../text/dates.ts';

/**
 * What the name of a post's file says: "2026-03-15-queues" is the date of the post, and the name that its path ends with. A
 * name without a day that a calendar has, or with nothing else, is no date.
 */
export function datedName(name: string): { date?: string; slug: string } {
  const [, date = '', slug = ''] = /^(\d{4}-\d\d-\d\d)[-_](.+)$/.exec(name) ?? [];
  return new RegExp(patterns.date, 'u').test(date) && isRealDate(date) ? { date, slug } : { slug: name };
}
