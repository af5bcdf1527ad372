import type { CalendarDate } from '../../shared/time.ts';
import { type Pointer, type Problem, valueAt } from '../diagnostics/diagnostic.ts';
import { compareDates, isOngoing, isRealDate, type Period, startsAfter } from '../text/dates-and-periods.ts';

interface Dated {
  period?: Period | undefined;
  date?: string | undefined;
  expires?: string | undefined;
  since?: string | undefined;
}

/**
 * Reports wrong dates of an entry: invalid days, an end before its start, a date besides a period, and a future start of
 * something that is shown as ongoing.
 */
export function checkDates({ period, date, expires, since }: Dated, at: Pointer, today?: CalendarDate): Problem[] {
  const days = { 'period/start': period?.start, 'period/end': period?.end, date, expires, since };
  const problems = checkDays(days, at);
  if (problems.length > 0) return problems;
  if (period && date !== undefined) problems.push({ code: 'OF226', at: valueAt(`${at}/date`) });
  // "present" comes after every digit.
  if (period?.end !== undefined && compareDates(period.end, period.start) < 0) {
    const details = { found: `${period.start} to ${period.end}` };
    const [start, end] = [valueAt(`${at}/period/start`), valueAt(`${at}/period/end`)];
    const fix = {
      text: `swap the dates: "start": "${period.end}", "end": "${period.start}"`,
      certain: false,
      edits: [
        { at: start, text: JSON.stringify(period.end) },
        { at: end, text: JSON.stringify(period.start) },
      ],
    };
    problems.push({ code: 'OF214', at: end, details, fix });
  }
  if (date !== undefined && expires !== undefined && compareDates(expires, date) < 0)
    problems.push({ code: 'OF228', at: valueAt(`${at}/expires`), details: { date, expires } });
  if (today && period && isOngoing(period) && startsAfter(period.start, today))
    problems.push(startsLater(period.start, `${at}/period/start`, planned));
  if (today && since !== undefined && startsAfter(since, today))
    problems.push(startsLater(since, `${at}/since`, 'or remove "since" until then'));
  return problems;
}

/** Reports days that don't exist, by their paths below `at`. */
export const checkDays = (days: Record<string, string | undefined>, at: Pointer): Problem[] =>
  Object.entries(days).flatMap(([path, found]): Problem[] =>
    found === undefined || isRealDate(found)
      ? []
      : [{ code: 'OF227', at: valueAt(`${at}/${path}`), details: { found, better: found.slice(0, 7) } }],
  );

const planned = 'or add "end". If it is planned without an end, use "date" instead of "period"';

const startsLater = (found: string, at: Pointer, alternative: string): Problem => ({
  code: 'OF257',
  at: valueAt(at),
  details: { found, advice: `Correct the date, ${alternative}.` },
});

/** Reports wrong dates of the entries of a list, except for hidden ones. */
export function checkDatesOf(
  entries: readonly (Dated & { hidden?: boolean | undefined })[],
  at: Pointer,
  today?: CalendarDate,
): Problem[] {
  const problems: Problem[] = [];
  for (const [index, entry] of entries.entries()) {
    const { period, date, expires, since } = entry;
    // Skips entries without dates early: a large site has very many.
    const isDated = period !== undefined || date !== undefined || expires !== undefined || since !== undefined;
    if (isDated && !entry.hidden) problems.push(...checkDates(entry, `${at}/${index}`, today));
  }
  return problems;
}
