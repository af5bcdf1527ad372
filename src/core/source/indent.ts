/** Whether only spaces and tabs precede an offset on its line. */
export function startsLine(text: string, offset: number): boolean {
  let position = offset - 1;
  while (text.charCodeAt(position) === SPACE || text.charCodeAt(position) === TAB) position--;
  return position < 0 || endsLine(text.charCodeAt(position));
}

/** Returns the indentation of the line at an offset; 0 if the line starts more than 2,000 characters before. */
export function indentAt(text: string, offset: number): number {
  const minimum = Math.max(0, offset - 2000);
  let start = offset;
  while (start > minimum && !endsLine(text.charCodeAt(start - 1))) start--;
  if (start === minimum && minimum > 0) return 0;
  let position = start;
  while (text.charCodeAt(position) === SPACE || text.charCodeAt(position) === TAB) position++;
  return position - start;
}

const [SPACE, TAB, NEWLINE, RETURN] = [0x20, 0x09, 0x0a, 0x0d];
/** Whether a character code is a line break. */
export const endsLine = (code: number) => code === NEWLINE || code === RETURN;
