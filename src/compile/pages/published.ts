import type { Page, Site, WrittenSite } from '../../../schema/site.ts';
import type { CalendarDate } from '../../shared/time.ts';

/**
 * A site as it is published on a day: drafts are hidden, and so are posts of a later day. Without a day it is the site as
 * its owner sees it, with all of them.
 */
export function publishedOn(site: WrittenSite, today: CalendarDate | undefined): WrittenSite {
  if (!today) return site;
  const isEarly = ({ draft, date }: Page) => draft || (date !== undefined && isAfter(date, today));
  return site.pages.some(isEarly)
    ? { ...site, pages: site.pages.map((page) => (isEarly(page) ? { ...page, hidden: true } : page)) }
    : site;
}

/** How many pages are kept back on a day: drafts, and posts of a later day. */
export function keptBack({ pages }: Pick<Site, 'pages'>, today: CalendarDate): { drafts: number; later: number } {
  const posts = pages.filter(({ draft, date }) => !draft && date !== undefined && isAfter(date, today));
  return { drafts: pages.filter(({ draft }) => draft).length, later: posts.length };
}

/* Whether a date, of which a month or a day may not be known, begins after a day. */
function isAfter(date: string, { year, month, day }: CalendarDate): boolean {
  const [ofYear = 0, ofMonth = 1, ofDay = 1] = date.split('-').map(Number);
  return ofYear !== year ? ofYear > year : ofMonth !== month ? ofMonth > month : ofDay > day;
}
