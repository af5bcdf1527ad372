const usual = 30;
const longest = 24 * 60 * 60;

/** The seconds in a Retry-After header, which contains a number or a date. 30 for a missing or implausible value. */
export function secondsOf(header: string | null, now = Date.now()): number {
  const headerText = header ?? '';
  const seconds = /^\s*\d+\s*$/.test(headerText)
    ? Number(headerText)
    : Math.ceil((Date.parse(headerText) - now) / 1000);
  return Number.isNaN(seconds) ? usual : Math.min(Math.max(seconds, 1), longest);
}

/** Formats seconds as 0:05, 1:30 or 1:00:00. */
export function clock(seconds: number): string {
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const shown = parts[0] ? parts : parts.slice(1);
  return shown.map((part, index) => (index ? String(part).padStart(2, '0') : part)).join(':');
}
