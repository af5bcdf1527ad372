import type { PageData, Shell } from '../../../schema/resolved.ts';

/** What every document of a site shares. */
export interface DocumentFrame {
  shell: Shell;
  /** Where what is around the page is fetched from, to hydrate it. */
  shellAddress: string;
  /** The inline script and the style sheet; a dev server brings its own. */
  script: string;
  style: string | null;
  policy: string | null;
  /** The address of the script that hydrates the page. */
  entry: string;
  /** Below which the pages of this language lie, where it is not the first: "/fr". */
  prefix?: string | undefined;
  /** See build-id.ts; none in dev, where nobody has a tab open from before. */
  build?: string;
  /** The address of the style sheet that pages are printed with. */
  printStyle: string;
  sprite: string;
  /** Tags that every head ends with, ready-made. */
  head: string[];
}

/** What a document has for itself. */
export interface DocumentPart {
  /** Where the page that hydrates it is fetched from. */
  slice: string;
  /** The page with its times filled in, for what stands outside the markup. */
  head: PageData['head'];
  markup: string;
  /** Link-preview tags and the like, ready-made. */
  tags: string[];
  structuredData: object | null;
}

/** One whole HTML document. */
export const writeDocument = (frame: DocumentFrame, part: DocumentPart): string => startOf(frame) + restOf(frame, part);

/** What every document of a site begins with. The policy comes first, because it binds only what comes after it. */
export function startOf(frame: DocumentFrame): string {
  const { shell, shellAddress, script, style, policy, entry, prefix, build } = frame;
  const theme = shell.mode === 'system' ? '' : ` data-theme="${shell.mode}"`;
  const language = `lang="${attribute(shell.language)}" dir="${shell.direction}"`;
  const code = `data-entry="${attribute(entry)}" data-shell="${attribute(shellAddress)}"${build === undefined ? '' : ` data-build="${build}"`}${prefix ? ` data-prefix="${attribute(prefix)}"` : ''}`;
  return [
    `<!doctype html><html ${language} ${code}${theme}><head><meta charset="utf-8">`,
    policy === null ? '' : `<meta http-equiv="Content-Security-Policy" content="${attribute(policy)}">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    style === null ? '' : `<style>${style}</style>`,
    `<script>${script}</script>`,
  ].join('');
}

/** What a document has for itself: the markup, and what is around it. */
export function restOf(
  { sprite, printStyle, head: shared }: DocumentFrame,
  { slice, head, markup, tags, structuredData }: DocumentPart,
): string {
  return [
    `<title>${text(head.title)}</title>`,
    head.description === undefined ? '' : `<meta name="description" content="${attribute(head.description)}">`,
    head.canonical === undefined ? '' : `<link rel="canonical" href="${attribute(head.canonical)}">`,
    // With scripts it comes with what is around the page, when nobody waits for anything else.
    `<noscript><link rel="stylesheet" media="print" href="${attribute(printStyle)}"></noscript>`,
    ...shared,
    ...tags,
    structuredData === null ? '' : `<script type="application/ld+json">${dataText(structuredData)}</script>`,
    `</head><body data-slice="${attribute(slice)}">${sprite}<div id="of-root">${markup}</div></body></html>`,
  ].join('');
}

/** Data as JSON that no parser can take for markup, no old engine for the end of a line, and no checker for a slip. */
export const dataText = (data: object): string =>
  JSON.stringify(data).replace(
    /[<>&\u2028\u2029\uFDD0-\uFDEF]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/** A text for between tags. */
export const text = (value: string): string => value.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
/** A text for between the double quotes of an attribute. */
export const attribute = (value: string): string => text(value).replace(/"/g, '&quot;');
