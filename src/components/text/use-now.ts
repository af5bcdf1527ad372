import { createContext, useContext, useEffect, useState } from 'react';
import { type CalendarDate, today } from '../../shared/time.ts';

/** The day of the build: the server renders it, and the browser hydrates with it. */
export const BuildDate = createContext<CalendarDate>({ year: 1970, month: 1, day: 1 });

/** Returns the date for texts with times: first the day of the build, so that hydration matches, then the visitor's. */
export function useNow(): CalendarDate {
  const [now, setNow] = useState(useContext(BuildDate));
  useEffect(() => {
    const { year, month, day } = today();
    setNow((last) => (last.year === year && last.month === month && last.day === day ? last : { year, month, day }));
  }, []);
  return now;
}
