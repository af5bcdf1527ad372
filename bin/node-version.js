/** The versions of Node that Onefolio supports; the same as in package.json. */
export const supported = '^20.19 || >=22.12';

/**
 * Returns an error message for a version of Node that Onefolio does not support, such as "21.7.3"; null for others.
 *
 * @param {string} version
 */
export function refusalOf(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const isSupported = (major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major > 22;
  return isSupported ? null : `You are using Node.js ${version}. Onefolio requires Node.js version 20.19+ or 22.12+.`;
}
