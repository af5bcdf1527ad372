import type { Page, Site, WrittenSite } from '../../../../schema/site.ts';
import type { CalendarDate } from '../../../shared/time.ts';
import type { CompilerHost } from '../../compiler-host.ts';
import { startsAfter } from '../../text/dates.ts';
import { dayIn } from '../../text/time-zone.ts';

/**
 * A site as it is published when it is compiled: without drafts, and without posts whose day hasn't started in the site's
 * time zone. In a preview, all of them are there.
 */
export function publishedOn(
  site: WrittenSite,
  { now, isPreview }: Pick<CompilerHost, 'now' | 'isPreview'>,
): WrittenSite {
  if (!now || isPreview) return site;
  const today = dayIn(now, site.timeZone);
  const isEarly = (page: Page) => page.draft || isLater(page, today);
  return site.pages.some(isEarly)
    ? { ...site, pages: site.pages.map((page) => (isEarly(page) ? { ...page, hidden: true } : page)) }
    : site;
}

/** Why a page that is left out isn't there: "isn't published until 2026-03-15 (UTC)". */
export function whyAbsent(page: Page, { timeZone }: Pick<Site, 'timeZone'>, now: Date | undefined): string {
  if (page.draft) return 'is a draft';
  return now && isLater(page, dayIn(now, timeZone)) ? `isn't published until ${startIn(page, timeZone)}` : 'is hidden';
}

/** The pages that aren't published yet at an instant, and until when: a line each, the drafts last. */
export function unpublishedPages({ pages, timeZone }: Pick<Site, 'pages' | 'timeZone'>, now: Date): string[] {
  const today = dayIn(now, timeZone);
  const named = ({ title, path }: Page) => `${JSON.stringify(title)} (${path})`;
  const later = pages
    .filter((page) => !page.draft && isLater(page, today))
    .map((page) => `${named(page)} until ${startIn(page, timeZone)}`);
  return [...later, ...pages.filter(({ draft }) => draft).map((page) => `${named(page)}, a draft`)];
}

/** Whether a page has a day that hasn't started on another. */
export const isLater = ({ date }: Page, today: CalendarDate): boolean => date !== undefined && startsAfter(date, today);

/** The first day of a date, and the time zone in which it starts. */
export function startIn({ date = '' }: Page, timeZone = 'UTC'): string {
  const [year, month = '01', day = '01'] = date.split('-');
  return `${year}-${month}-${day} (${timeZone})`;
}
