import { isLike, nearest } from '../../core/diagnostics/did-you-mean.ts';

/** Suggests a time zone: "Africa/Tunis" for "Tunis". Undefined if there is none. */
export function suggestTimeZone(text: string): string | undefined {
  const name = text.trim().replace(/\s+/g, '_');
  const zones = Intl.supportedValuesOf('timeZone');
  return zones.find((zone) => isLike(zone.slice(zone.lastIndexOf('/') + 1), name)) ?? nearest(name, zones);
}
