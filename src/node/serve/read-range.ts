/**
 * The part of a file of `size` bytes that a Range header requests; `end` is inclusive. Undefined for an invalid header,
 * which the standard allows to ignore; 'outside' if it starts after the end of the file.
 */
export function readRange(header = '', size: number): { start: number; end: number } | 'outside' | undefined {
  const [, first, last] = /^bytes=(\d+)-(\d*)$/.exec(header) ?? [];
  if (first === undefined || (last && Number(last) < Number(first))) return undefined;
  const start = Number(first);
  if (start >= size) return 'outside';
  return { start, end: last ? Math.min(Number(last), size - 1) : size - 1 };
}
