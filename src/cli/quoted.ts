/** Quotes a path for a terminal. */
export function quoted(path: string, platform: string = process.platform): string {
  if (/^[\w/.:\\@+=,-]+$/.test(path)) return path;
  return platform === 'win32' ? `"${path}"` : `'${path.replaceAll("'", "'\\''")}'`;
}
