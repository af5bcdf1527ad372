/** The settings between two lines of dashes, or of plus signs, that a text begins with, if it does. */
export function frontMatterOf(markdown: string): { length: number } | undefined {
  const [sign] = /^(?:---|\+\+\+)(?=[ \t]*[\r\n])/.exec(markdown) ?? [];
  if (sign === undefined) return undefined;
  const lines = markdown.split(/(?<=\n)|(?<=\r)(?!\n)/);
  const last = lines.findIndex((line, index) => index > 0 && (line.trim() === sign || line.trim() === '...'));
  // Between two breaks there may be words as well.
  const isMatter = lines.slice(1, last).some((line) => /^[\w-]+[ \t]*[:=]/.test(line));
  return last > 0 && isMatter ? { length: lines.slice(0, last + 1).join('').length } : undefined;
}
