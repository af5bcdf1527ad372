/**
 * Parses a URL by the standard; null if it is invalid. Doesn't use URL.canParse, because optimized code in Node 20 and
 * 22 returns wrong results for hosts with letters such as "ü".
 */
export function parseUrl(address: string, base?: string | URL): URL | null {
  try {
    return new URL(address, base);
  } catch {
    return null;
  }
}
