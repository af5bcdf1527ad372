/** Splits the URL of a request into its path, still encoded, and its query with the question mark. Never throws. */
export function parseRequestUrl(url = '/'): { path: string; query: string } {
  const [, path, query = ''] = /^(?:https?:\/\/[^/?#]*)?([^?#]*)(\?[^#]*)?/i.exec(url) ?? [];
  return { path: path || '/', query };
}
