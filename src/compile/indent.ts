/** Whether nothing but blanks stands before an offset on its line. */
export function beginsLine(text: string, offset: number): boolean {
  let at = offset - 1;
  while (text.charAt(at) === ' ' || text.charAt(at) === '\t') at--;
  return at < 0 || text.charAt(at) === '\n' || text.charAt(at) === '\r';
}

/** How far the line of an offset is indented: none, when it begins more than 2,000 characters before. */
export function indentAt(text: string, offset: number): number {
  const before = text.slice(Math.max(0, offset - 2000), offset);
  const line = before.slice(Math.max(before.lastIndexOf('\n'), before.lastIndexOf('\r')) + 1);
  return line.length === before.length && offset > 2000 ? 0 : line.length - line.trimStart().length;
}
