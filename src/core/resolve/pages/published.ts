import type { Page, Site, WrittenSite } from '../../../../schema/site.ts';
import type { CalendarDate } from '../../../shared/time.ts';
import type { CompilerHost } from '../../compiler-host.ts';
import { startsAfter } from '../../text/dates-and-periods.ts';
import { dayIn } from '../../text/day-in-time-zone.ts';

/**
 * Hides drafts, and posts whose date is still in the future in the time zone of the site. A preview shows all pages.
 */
export function hideUnpublished(
  site: WrittenSite,
  { now, isPreview }: Pick<CompilerHost, 'now' | 'isPreview'>,
): WrittenSite {
  if (!now || isPreview) return site;
  const today = dayIn(now, site.timeZone);
  const isUnpublished = (page: Page) => page.draft || isScheduled(page, today);
  return site.pages.some(isUnpublished)
    ? { ...site, pages: site.pages.map((page) => (isUnpublished(page) ? { ...page, hidden: true } : page)) }
    : site;
}

/** Returns why a page isn't published, as the end of a sentence: "isn't published until 2026-03-15 (UTC)". */
export function unpublishedReason(page: Page, { timeZone }: Pick<Site, 'timeZone'>, now: Date | undefined): string {
  if (page.draft) return 'is a draft';
  return now && isScheduled(page, dayIn(now, timeZone))
    ? `isn't published until ${publicationDay(page, timeZone)}`
    : 'is hidden';
}

/** Lists the pages that aren't published yet, one line each with the date of publication; drafts come last. */
export function unpublishedPages({ pages, timeZone }: Pick<Site, 'pages' | 'timeZone'>, now: Date): string[] {
  const today = dayIn(now, timeZone);
  const describe = ({ title, path }: Page) => `${JSON.stringify(title)} (${path})`;
  const later = pages
    .filter((page) => !page.draft && isScheduled(page, today))
    .map((page) => `${describe(page)} until ${publicationDay(page, timeZone)}`);
  return [...later, ...pages.filter(({ draft }) => draft).map((page) => `${describe(page)}, a draft`)];
}

/** Whether the date of a page is after a day. */
export const isScheduled = ({ date }: Page, today: CalendarDate): boolean =>
  date !== undefined && startsAfter(date, today);

/** Returns the first day of the date of a page, with the time zone: "2026-03-01 (UTC)". */
export function publicationDay({ date = '' }: Page, timeZone = 'UTC'): string {
  const [year, month = '01', day = '01'] = date.split('-');
  return `${year}-${month}-${day} (${timeZone})`;
}
