type Sharp = typeof import('sharp')['default'];

let loading: Promise<Sharp | null> | undefined;

/**
 * Loads sharp, which reads images and makes copies; null if it isn't installed or doesn't run. It is optional because
 * it is larger than everything else together.
 */
export const loadSharp = (): Promise<Sharp | null> =>
  (loading ??= import('sharp').then(
    ({ default: sharp }) => sharp,
    () => null,
  ));
