import { createContext, useContext, useEffect, useMemo, useState } from 'react';
import type { Timed } from '../../schema/resolved.ts';
import { type CalendarDate, today, withTime } from '../shared/time.ts';

/** The day of the build: the server renders it, and the browser hydrates with it. */
export const BuildDate = createContext<CalendarDate>({ year: 1970, month: 1, day: 1 });

/** Fills in times: with the day of the build at first, so that hydration matches, then with the visitor's. */
export function useNow<Data extends Timed>(data: Data): Data {
  const built = useContext(BuildDate);
  const [now, setNow] = useState(built);
  const isTimed = data.timed.length > 0;
  useEffect(() => {
    if (isTimed) setNow(today());
  }, [isTimed]);
  return useMemo(() => withTime(data, now), [data, now]);
}
