/** The versions of Node that Onefolio runs on, as package.json says it. */
export const supported = '^20.19 || >=22.12';

/**
 * Says why Onefolio does not run on a version of Node, such as "21.7.3"; null where it does.
 *
 * @param {string} version
 */
export function refusalOf(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const isSupported = (major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major > 22;
  return isSupported ? null : `You are using Node.js ${version}. Onefolio requires Node.js version 20.19+ or 22.12+.`;
}
