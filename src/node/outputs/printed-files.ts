import type { CvDocument } from '../../core/outputs/cv/cv-document.ts';
import type { PrintStyle } from '../../core/outputs/cv/print-style.ts';
import type { MissingCharacters } from '../../core/outputs/missing-characters.ts';
import type { PrintedLine } from './run-printer.ts';

/** A CV to print, and its path in the published folder. */
export interface PrintJob {
  path: string;
  cv: CvDocument;
  style: PrintStyle;
}

/** What the scripts of document-writers/ need besides the CVs. */
export interface PrintOptions {
  /** The folder of the site, in which the optional packages are installed. */
  site: string;
  /** The folder of document-writers/. */
  writers: string;
  /** How long a printer may take for each document, in milliseconds. */
  limit?: number | undefined;
}

/** The files that were printed, characters that no font has, and sentences for the owner about other files. */
export interface PrintedFiles {
  files: { path: string; bytes: Uint8Array }[];
  missing?: MissingCharacters[];
  warnings: string[];
}

/** A sentence about files that aren't published: "/cv.pdf and /fr/cv.pdf are not published, because …". */
export function notPublished(paths: readonly string[], reason: string): string {
  const names = new Intl.ListFormat('en').format(paths.map((path) => `/${path}`));
  return `${names} ${paths.length === 1 ? 'is' : 'are'} not published, because ${reason}`;
}

/** The sentences about files that a printer couldn't make, one for each reason. `printer` is its name. */
export function failuresOf(paths: readonly string[], printed: readonly PrintedLine[], printer: string): string[] {
  const failed = new Map<string, string[]>();
  for (const [index, path] of paths.entries()) {
    const each = printed[index];
    if (each && each.line === undefined) failed.set(each.failure, [...(failed.get(each.failure) ?? []), path]);
  }
  return [...failed].map(([failure, some]) => notPublished(some, `${printer} failed: ${failure}.`));
}
