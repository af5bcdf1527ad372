import { isTimeZone } from '../../core/text/time-zone.ts';

/** The IANA name of the time zone of this machine, where a new site is begun. Undefined where it has none. */
export function systemTimeZone(): string | undefined {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return isTimeZone(timeZone) ? timeZone : undefined;
}
