/**
 * The part of a file of so many bytes that a Range header asks for; its end is the last byte. Undefined where it makes no
 * sense, which is answered with the whole file, as the standard allows; 'outside' where it begins behind the file.
 */
export function readRange(header = '', size: number): { start: number; end: number } | 'outside' | undefined {
  const [, first, last] = /^bytes=(\d+)-(\d*)$/.exec(header) ?? [];
  if (first === undefined || (last && Number(last) < Number(first))) return undefined;
  const start = Number(first);
  if (start >= size) return 'outside';
  return { start, end: last ? Math.min(Number(last), size - 1) : size - 1 };
}
