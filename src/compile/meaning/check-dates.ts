import { type Pointer, type Problem, valueAt } from '../diagnostic/diagnostic.ts';
import { compareDates, isReal, type Period } from '../site/dates.ts';

interface Dated {
  period?: Period | undefined;
  date?: string | undefined;
  expires?: string | undefined;
  since?: string | undefined;
}

/** What is wrong with the dates of something: a day that no month has, an end before its start, two answers to when. */
export function checkDates({ period, date, expires, since }: Dated, at: Pointer): Problem[] {
  const written = [
    ['period/start', period?.start],
    ['period/end', period?.end],
    ['date', date],
    ['expires', expires],
    ['since', since],
  ] as const;
  const unreal = written.flatMap(([steps, found]): Problem[] =>
    found === undefined || found === 'present' || isReal(found)
      ? []
      : [{ code: 'OF227', at: valueAt(`${at}/${steps}`), words: { found, better: found.slice(0, 7) } }],
  );
  if (unreal.length > 0) return unreal;
  const problems: Problem[] = [];
  if (period && date !== undefined) problems.push({ code: 'OF226', at: valueAt(`${at}/date`) });
  // "present" comes after every digit.
  if (period?.end !== undefined && compareDates(period.end, period.start) < 0) {
    const words = { found: `${period.start} to ${period.end}` };
    problems.push({ code: 'OF214', at: valueAt(`${at}/period/end`), words });
  }
  if (date !== undefined && expires !== undefined && compareDates(expires, date) < 0)
    problems.push({ code: 'OF228', at: valueAt(`${at}/expires`), words: { found: `${date} to ${expires}` } });
  return problems;
}

/** The same of every entry of a list that is not hidden. */
export const checkDatesOf = (entries: readonly (Dated & { hidden?: boolean | undefined })[], at: Pointer): Problem[] =>
  entries.flatMap((entry, index) => (entry.hidden ? [] : checkDates(entry, `${at}/${index}`)));
