type Sharp = typeof import('sharp')['default'];

let loading: Promise<Sharp | null> | undefined;

/**
 * What reads pictures and makes copies of them; null where it is not installed, or does not run. It is larger than all
 * the rest together, so everybody may choose to do without.
 */
export const loadSharp = (): Promise<Sharp | null> =>
  (loading ??= import('sharp').then(
    ({ default: sharp }) => sharp,
    () => null,
  ));
