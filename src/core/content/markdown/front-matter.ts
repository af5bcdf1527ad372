/** Returns the length of the front matter between lines of --- or +++; undefined if the text starts with none. */
export function frontMatterOf(markdown: string): { length: number } | undefined {
  const [fence] = /^(?:---|\+\+\+)(?=[ \t]*[\r\n])/.exec(markdown) ?? [];
  if (fence === undefined) return undefined;
  const lines = markdown.split(/(?<=\n)|(?<=\r)(?!\n)/);
  const last = lines.findIndex((line, index) => index > 0 && (line.trim() === fence || line.trim() === '...'));
  // Text between two thematic breaks isn't front matter.
  const isMatter = lines.slice(1, last).some((line) => /^[\w-]+[ \t]*[:=]/.test(line));
  return last > 0 && isMatter ? { length: lines.slice(0, last + 1).join('').length } : undefined;
}
