import type { CalendarDate } from '../../../shared/time.ts';

/** The context of a text that is read outside of the site. */
export interface ArticleContext {
  /** Converts the address of a link or a picture to an absolute URL. */
  addressOf(href: string): string;
  /** The date for texts with times. */
  now: CalendarDate;
}
