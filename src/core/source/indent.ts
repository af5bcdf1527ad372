/** Whether nothing but blanks stands before an offset on its line. */
export function beginsLine(text: string, offset: number): boolean {
  let at = offset - 1;
  while (text.charCodeAt(at) === BLANK || text.charCodeAt(at) === TAB) at--;
  return at < 0 || endsLine(text.charCodeAt(at));
}

/** How far the line of an offset is indented: not at all when it begins more than 2,000 characters before. */
export function indentAt(text: string, offset: number): number {
  const least = Math.max(0, offset - 2000);
  let start = offset;
  while (start > least && !endsLine(text.charCodeAt(start - 1))) start--;
  if (start === least && least > 0) return 0;
  let at = start;
  while (text.charCodeAt(at) === BLANK || text.charCodeAt(at) === TAB) at++;
  return at - start;
}

const [BLANK, TAB, NEWLINE, RETURN] = [0x20, 0x09, 0x0a, 0x0d];
/** Whether a character of this code ends a line. */
export const endsLine = (code: number) => code === NEWLINE || code === RETURN;
