import { fileNamed } from '../../core/checks/files/guess-file.ts';
import type { PublicFile } from '../../core/compiler-host.ts';
import type { Fix, Problem } from '../../core/diagnostics/diagnostic.ts';
import type { Token } from '../../core/source/tokens.ts';

/** Lists the files in public/; undefined where they aren't available. */
export type PublicFiles = (() => Iterable<PublicFile>) | undefined;

/** Suggests the path of a file that is written with backslashes; null for any other text. */
export function windowsPath({ kind, text, offset, length }: Token, files: PublicFiles): Problem | null {
  if (kind !== 'text' || length > maxLength || !/\\/.test(text)) return null;
  const [, drive, path = '', name = ''] = pattern.exec(text) ?? [];
  if (name === '') return null;
  const at = { offset, length };
  const found = fileNamed(name, files?.() ?? []);
  const relative = drive === undefined ? `/${path}${name}`.replace(/\\+/g, '/').replace(/^\/public(?=\/)/i, '') : null;
  const suggestion = found ?? (relative === null ? undefined : escaped(relative));
  if (suggestion === undefined) {
    const label = `copy the file to public/ and write "/${escaped(name)}": visitors can't reach files on your computer`;
    return { code: 'OF015', at, label };
  }
  const reason = relative === null ? ": visitors can't reach files on your computer" : '';
  const fix: Fix = { text: `write "${suggestion}"${reason}`, certain: false, edits: [{ at, text: `"${suggestion}"` }] };
  return { code: 'OF015', at, fix };
}

const maxLength = 1000;

/* Groups: drive or computer, folders, name of an image or document. */
const pattern =
  /^"(?:([A-Za-z]:|\\{2,4}(?=\w)|file:\/*[A-Za-z]:)[\\/]*|(?:\.{0,2}[\\/])*)((?:[^\\/:*?"<>|]+[\\/]+)*)([^\\/:*?"<>|]+\.(?:jpe?g|png|webp|avif|gif|svg|hei[cf]|tiff?|bmp|pdf|docx?|odt|pptx?|zip|mp[34]|webm|ics|vcf))"$/i;

const escaped = (path: string) => path.replace(/[\s#%]/g, encodeURIComponent);
