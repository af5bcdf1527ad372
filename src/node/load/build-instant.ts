/** When a site is built: SOURCE_DATE_EPOCH, in seconds since 1970, where builds have to be the same; the clock otherwise. */
export const instant = ({ SOURCE_DATE_EPOCH: epoch = '' }: NodeJS.ProcessEnv): Date =>
  /^\d+$/.test(epoch) ? new Date(Number(epoch) * 1000) : new Date();
