import type { Site } from '../../../schema/site.ts';
import { suggestTimeZone } from '../../fixes/values/suggest-time-zone.ts';
import type { CompilerHost } from '../compiler-host.ts';
import { type Problem, valueAt } from '../diagnostics/diagnostic.ts';
import { didYouMean } from '../diagnostics/suggest.ts';
import { isLater, startIn } from '../resolve/pages/published.ts';
import { dayIn, isTimeZone } from '../text/time-zone.ts';

/** Whether the time zone of a site exists, and which posts wait for UTC although their day has started somewhere. */
export function checkTimeZone({ timeZone, pages }: Site, { now, isPreview }: CompilerHost): Problem[] {
  if (timeZone !== undefined) return isTimeZone(timeZone) ? [] : [unknown(timeZone)];
  if (!now || isPreview) return [];
  const [today, first] = [dayIn(now), dayIn(now, firstZone)];
  return pages.flatMap((page, index): Problem[] =>
    !page.draft && isLater(page, today) && !isLater(page, first)
      ? [{ code: 'OF256', at: valueAt(`/pages/${index}/date`), words: { start: startIn(page) } }]
      : [],
  );
}

/* Where every day starts first. */
const firstZone = 'Pacific/Kiritimati';

function unknown(found: string): Problem {
  const at = valueAt('/timeZone');
  const meant = suggestTimeZone(found);
  return { code: 'OF255', at, words: { found }, ...(meant !== undefined && { fix: didYouMean(at, found, meant) }) };
}
