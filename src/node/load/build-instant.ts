/**
 * Returns the time of a build: SOURCE_DATE_EPOCH, in seconds since 1970, for reproducible builds; otherwise the current
 * time. Throws if it isn't a whole number of seconds before the year 10000.
 */
export function buildInstant({ SOURCE_DATE_EPOCH: epoch = '' }: NodeJS.ProcessEnv): Date {
  if (epoch.trim() === '') return new Date();
  if (!/^\d+$/.test(epoch) || Number(epoch) > latest)
    throw new Error(`SOURCE_DATE_EPOCH must be a whole number of seconds since 1970, not "${epoch}"`);
  return new Date(Number(epoch) * 1000);
}

const latest = Date.UTC(9999, 11, 31) / 1000;
