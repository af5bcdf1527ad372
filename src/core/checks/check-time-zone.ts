import type { Site } from '../../../schema/site.ts';
import type { CompilerHost } from '../compiler-host.ts';
import { type Problem, valueAt } from '../diagnostics/diagnostic.ts';
import { isScheduled, publicationDay } from '../resolve/pages/published.ts';
import { dayIn, isTimeZone } from '../text/time-zone.ts';

/**
 * Reports an unknown time zone. For a site without one, reports posts that aren't published before their day starts in
 * UTC, although it has already started elsewhere.
 */
export function checkTimeZone({ timeZone, pages }: Site, { now, isPreview }: CompilerHost): Problem[] {
  if (timeZone !== undefined)
    return isTimeZone(timeZone)
      ? []
      : [
          {
            code: 'OF255',
            at: valueAt('/timeZone'),
            details: { found: timeZone },
            cause: { kind: 'timeZone', found: timeZone },
          },
        ];
  if (!now || isPreview) return [];
  const [today, first] = [dayIn(now), dayIn(now, firstZone)];
  return pages.flatMap((page, index): Problem[] =>
    !page.draft && isScheduled(page, today) && !isScheduled(page, first)
      ? [{ code: 'OF256', at: valueAt(`/pages/${index}/date`), details: { start: publicationDay(page) } }]
      : [],
  );
}

/* The time zone in which every day starts first. */
const firstZone = 'Pacific/Kiritimati';
