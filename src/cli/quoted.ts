/** A path as it is typed in a terminal. */
export function quoted(path: string, platform: string = process.platform): string {
  if (/^[\w/.:\\@+=,-]+$/.test(path)) return path;
  return platform === 'win32' ? `"${path}"` : `'${path.replaceAll("'", "'\\''")}'`;
}
