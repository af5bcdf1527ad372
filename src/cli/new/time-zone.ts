import { isTimeZone } from '../../core/text/time-zone.ts';

/** Returns the IANA name of this computer's time zone; undefined if there is none. */
export function systemTimeZone(): string | undefined {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return isTimeZone(timeZone) ? timeZone : undefined;
}
