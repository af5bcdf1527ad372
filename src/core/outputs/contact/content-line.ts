/**
 * Writes a line of a vCard (RFC 2425): folded after at most 75 octets of UTF-8, never inside a character, with CRLF at
 * its end. `value` is already escaped.
 */
export function contentLine(name: string, value: string): string {
  let line = '';
  let octets = 0;
  for (const character of `${name}:${value}`) {
    const added = octetsOf(character.codePointAt(0) as number);
    if (octets + added > 75) {
      line += '\r\n ';
      octets = 1;
    }
    line += character;
    octets += added;
  }
  return `${line}\r\n`;
}

const octetsOf = (code: number): number => (code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4);

/** Escapes a text for a vCard (RFC 2426): backslashes, line breaks, semicolons and commas. */
export const escapeText = (text: string): string =>
  text
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n?|\n/g, '\\n')
    .replace(/[\u0000-\u0008\u000B-\u001F\u007F]/g, '');
