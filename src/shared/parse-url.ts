/**
 * An address by the URL standard; null where it is none. URL.canParse is not asked: once Node 20 and 22 have optimised
 * it, it takes a host with letters like "ü" for none.
 */
export function parseUrl(address: string, base?: string | URL): URL | null {
  try {
    return new URL(address, base);
  } catch {
    return null;
  }
}
