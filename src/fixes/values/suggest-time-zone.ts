import { isLike, nearest } from '../../core/diagnostics/suggest.ts';

/** Suggests a time zone: "Africa/Tunis" for "Tunis". Undefined if there are none or several. */
export function suggestTimeZone(text: string): string | undefined {
  const name = text.trim().replace(/\s+/g, '_');
  const zones = Intl.supportedValuesOf('timeZone');
  const [city, ...others] = zones.filter((zone) => isLike(String(zone.split('/').at(-1)), name));
  return others.length === 0 && city !== undefined ? city : nearest(name, zones);
}
