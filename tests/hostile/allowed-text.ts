import type { TextKind } from '../../src/core/validation/schema.ts';
import { parseUrl } from '../../src/shared/parse-url.ts';

/*
 * An independent second implementation of what the product accepts: the tests compare the two.
 */

/** Whether a file may contain a text: every character is visible, and every change of direction is closed. */
export function isShowable(text: string): boolean {
  let turned = '';
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    const isControl = code < 0x20 ? code !== 0x09 && code !== 0x0a : code >= 0x7f && code <= 0x9f;
    const isNone =
      (code & 0xfffe) === 0xfffe || (code >= 0xfdd0 && code <= 0xfdef) || (code >= 0xd800 && code <= 0xdfff);
    if (isControl || isNone) return false;
    if ('\u202A\u202B\u202D\u202E'.includes(character)) turned += 'e';
    if ('\u2066\u2067\u2068'.includes(character)) turned += 'i';
    if (character === '\u202C' || character === '\u2069') {
      if (!turned.endsWith(character === '\u202C' ? 'e' : 'i')) return false;
      turned = turned.slice(0, -1);
    }
  }
  return turned === '';
}

/** Whether a setting of this kind accepts a text, placeholders aside. */
export function isAllowed(text: string, kind: TextKind, most: number): boolean {
  const lines = text.split(/[\n\r\u2028\u2029]/).length;
  if ([...text].length > most) return false;
  if (kind === 'suffix') return lines === 1;
  if (text.trim() === '') return false;
  if (kind === 'prose') return true;
  return lines === 1 && (kind === 'line' || !/[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/.test(text));
}

/** Whether an address can only lead a browser to a page, a mail program or a telephone. */
export function isSafe(address: string): boolean {
  const base = 'https://own.example/here/';
  const url = parseUrl(address, base);
  if (!url) return true;
  const isOwn = url.host === 'own.example';
  if (!['https:', 'http:', 'mailto:', 'tel:'].includes(url.protocol) || url.username || url.password) return false;
  // Only addresses without a scheme stay on the owner's site, and none contain spaces or quotation marks.
  return isOwn !== /^[a-z]+:/.test(address) && !/[\s"<>\\\u0000-\u001F\u200B]/.test(address);
}
