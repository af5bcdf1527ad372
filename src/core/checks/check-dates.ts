import type { CalendarDate } from '../../shared/time.ts';
import { type Pointer, type Problem, valueAt } from '../diagnostics/diagnostic.ts';
import { compareDates, isOngoing, isRealDate, type Period, startsAfter } from '../text/dates.ts';

interface Dated {
  period?: Period | undefined;
  date?: string | undefined;
  expires?: string | undefined;
  since?: string | undefined;
}

/**
 * What is wrong with the dates of something: a day that no month has, an end before its start, two answers to when, and
 * what is shown as ongoing although it starts later than today.
 */
export function checkDates({ period, date, expires, since }: Dated, at: Pointer, today?: CalendarDate): Problem[] {
  const problems: Problem[] = [];
  const look = (found: string | undefined, steps: string) => {
    if (found === undefined || isRealDate(found)) return;
    problems.push({ code: 'OF227', at: valueAt(`${at}/${steps}`), words: { found, better: found.slice(0, 7) } });
  };
  look(period?.start, 'period/start');
  look(period?.end, 'period/end');
  look(date, 'date');
  look(expires, 'expires');
  look(since, 'since');
  if (problems.length > 0) return problems;
  if (period && date !== undefined) problems.push({ code: 'OF226', at: valueAt(`${at}/date`) });
  // "present" comes after every digit.
  if (period?.end !== undefined && compareDates(period.end, period.start) < 0) {
    const words = { found: `${period.start} to ${period.end}` };
    const [start, end] = [valueAt(`${at}/period/start`), valueAt(`${at}/period/end`)];
    const fix = {
      text: `swap the dates: "start": "${period.end}", "end": "${period.start}"`,
      certain: false,
      edits: [
        { at: start, text: JSON.stringify(period.end) },
        { at: end, text: JSON.stringify(period.start) },
      ],
    };
    problems.push({ code: 'OF214', at: end, words, fix });
  }
  if (date !== undefined && expires !== undefined && compareDates(expires, date) < 0)
    problems.push({ code: 'OF228', at: valueAt(`${at}/expires`), words: { date, expires } });
  if (today && period && isOngoing(period) && startsAfter(period.start, today))
    problems.push(startsLater(period.start, `${at}/period/start`, planned));
  if (today && since !== undefined && startsAfter(since, today))
    problems.push(startsLater(since, `${at}/since`, 'or remove "since" until then'));
  return problems;
}

const planned = 'or add "end". If it is planned without an end, use "date" instead of "period"';

const startsLater = (found: string, at: Pointer, otherwise: string): Problem => ({
  code: 'OF257',
  at: valueAt(at),
  words: { found, advice: `Correct the date, ${otherwise}.` },
});

/** The same of every entry of a list that is not hidden. */
export function checkDatesOf(
  entries: readonly (Dated & { hidden?: boolean | undefined })[],
  at: Pointer,
  today?: CalendarDate,
): Problem[] {
  const problems: Problem[] = [];
  for (const [index, entry] of entries.entries()) {
    const { period, date, expires, since } = entry;
    // A large site has very many, and most say nothing of when.
    const isDated = period !== undefined || date !== undefined || expires !== undefined || since !== undefined;
    if (isDated && !entry.hidden) problems.push(...checkDates(entry, `${at}/${index}`, today));
  }
  return problems;
}
