import type { Head, Shell } from '../../../schema/resolved.ts';
import type { WithPlainText } from '../../../schema/rich-text.ts';
import { escapeHtml } from '../../core/text/escape-html.ts';

/** The parts that all documents of a site share. */
export interface DocumentFrame {
  shell: Shell;
  /** The URL of the page shell, which is fetched for hydration. */
  shellAddress: string;
  /** The inline script and the style sheet; the dev server has its own. */
  script: string;
  style: string | null;
  policy: string | null;
  /** The address of the script that hydrates the page. */
  entry: string;
  /** The path prefix of this language: "/fr"; undefined for the first one. */
  prefix?: string | undefined;
  /** See `buildIdOf` in write-bundles.ts. Undefined on the dev server, where pages are never outdated. */
  build?: string;
  /** The address of the print style sheet. */
  printStyle: string;
  sprite: string;
  /** Serialized tags at the end of each head. */
  head: string[];
}

/** The head of a page on the day of the build. */
export type PlainHead = WithPlainText<Head>;

/** The parts that are specific to one document. */
export interface DocumentPart {
  /** The URL of the page data, which is fetched for hydration. */
  pageDataAddress: string;
  head: PlainHead;
  markup: string;
  /** Serialized tags such as link-preview tags. */
  tags: string[];
  structuredData: object | null;
}

/** Writes a complete HTML document. The policy comes first, because it applies only to what follows. */
export function writeDocument(frame: DocumentFrame, part: DocumentPart): string {
  const { shell, shellAddress, script, style, policy, entry, prefix, build, sprite, printStyle } = frame;
  const { pageDataAddress, head, markup, tags, structuredData } = part;
  const mode = shell.mode === 'system' ? '' : ` data-theme="${shell.mode}"`;
  const theme = mode + (shell.isFixed ? ' data-fixed' : '');
  const language = `lang="${escapeHtml(shell.language)}" dir="${shell.direction}"`;
  const code = `data-entry="${escapeHtml(entry)}" data-shell="${escapeHtml(shellAddress)}"${build === undefined ? '' : ` data-build="${build}" data-early data-stand-in`}${prefix ? ` data-prefix="${escapeHtml(prefix)}"` : ''}`;
  return [
    `<!doctype html><html ${language} ${code}${theme}><head><meta charset="utf-8">`,
    policy === null ? '' : `<meta http-equiv="Content-Security-Policy" content="${escapeHtml(policy)}">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    style === null ? '' : `<style>${style}</style>`,
    `<script>${script}</script>`,
    `<title>${escapeHtml(head.title)}</title>`,
    head.description === undefined ? '' : `<meta name="description" content="${escapeHtml(head.description)}">`,
    head.canonical === undefined ? '' : `<link rel="canonical" href="${escapeHtml(head.canonical)}">`,
    // With scripts, it's loaded with the page shell, after everything else.
    `<noscript><link rel="stylesheet" media="print" href="${escapeHtml(printStyle)}"></noscript>`,
    ...frame.head,
    ...tags,
    structuredData === null ? '' : `<script type="application/ld+json">${dataText(structuredData)}</script>`,
    `</head><body data-page-data="${escapeHtml(pageDataAddress)}">${sprite}<div id="of-root">${markup}</div></body></html>`,
  ].join('');
}

/** Serializes data as JSON that is safe inside a script element, in old JavaScript engines, and in HTML checkers. */
export const dataText = (data: object): string =>
  JSON.stringify(data).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
