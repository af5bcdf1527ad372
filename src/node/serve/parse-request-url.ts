/** What a request asks for: the path as it was written, and the query with its question mark. Never throws. */
export function parseRequestUrl(url = '/'): { path: string; query: string } {
  const [, path, query = ''] = /^(?:https?:\/\/[^/?#]*)?([^?#]*)(\?[^#]*)?/i.exec(url) ?? [];
  return { path: path || '/', query };
}
