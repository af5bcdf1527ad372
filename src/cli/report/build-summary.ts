import { statSync } from 'node:fs';
import { join } from 'node:path';
import {
  firstPages,
  type MissingCharacters,
  missingCharactersProblems,
} from '../../core/outputs/missing-characters.ts';
import { contactPath, feedPaths, pageListPath, resumePath } from '../../core/resolve/paths/output-paths.ts';
import { toDiagnostics } from '../../core/source/to-diagnostics.ts';
import type { BuildResult, WithoutSharp } from '../../node/build-site.ts';
import { installCommand } from '../../node/installed-package.ts';
import { hostOf, load, type Source } from '../../node/load/load-site.ts';
import { previewFile, previewsFolder } from '../../node/render/head-tags.ts';
import type { Io } from '../io.ts';
import { type Counted, printTexts } from './print-diagnostics.ts';

interface BuildSummary extends Pick<BuildResult, 'changed' | 'files' | 'bytes' | 'copies'> {
  /** The number of pages in each language. */
  pages: readonly number[];
  /** Its language tags, the base first. */
  languages: readonly string[];
  /** The number of images that the site shows. */
  images: number;
  /** The number of pages of the CV and its variants. */
  cvs: number;
  seconds: number;
  /** The folder, as it is printed. */
  folder: string;
}

/** Describes a build: one line, and a table of what is in it. */
export function summarize(built: BuildSummary): string {
  const { pages, languages, images, copies, changed, files, bytes, seconds, folder } = built;
  const many = languages.length > 1 ? ` in ${languages.length} languages` : '';
  const all = pages.reduce((sum, count) => sum + count, 0);
  const ofAll = changed < all ? ` (${changed || 'none'} changed)` : '';
  const rows: [title: string, value: string][] = [
    ['Languages', languages.join(', ')],
    ['Images', copies === 0 ? `${images}` : `${images} (${counted(copies, 'smaller copy', 'smaller copies')})`],
    ['Outputs', outputsOf(built).join(', ')],
    ['Size', `${sizeText(bytes)} in ${counted(files.length, 'file', 'files')}`],
  ];
  return [
    `Built ${counted(pages[0] ?? 0, 'page', 'pages')}${many} to ${folder} in ${seconds.toFixed(1)} s${ofAll}`,
    '',
    ...rows.flatMap(([title, value]) => (value === '' || value === '0' ? [] : [`  ${title.padEnd(9)}  ${value}`])),
  ].join('\n');
}

/** Lists the pages of a build with their sizes. `folder` is where they are. */
export const listPages = (files: readonly string[], folder: string): string =>
  files
    .filter((file) => file.endsWith('.html'))
    .map((file) => `  ${sizeText(statSync(join(folder, file)).size).padStart(8)}  ${file}`)
    .join('\n');

const counted = (count: number, one: string, many: string) =>
  `${count.toLocaleString('en')} ${count === 1 ? one : many}`;

const sizeText = (bytes: number) =>
  bytes < 1_000_000 ? `${Math.ceil(bytes / 1000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;

function outputsOf({ files, languages, cvs }: BuildSummary): string[] {
  const variants = cvs - 1;
  // A file may be missing in one language only: its letters, for example, have no font.
  const has = (path: string) =>
    languages.some((language, index) => files.includes(index === 0 ? path.slice(1) : language + path));
  const outputs: Record<string, boolean> = {
    CV: cvs > 0,
    [counted(variants, 'variant of the CV', 'variants of the CV')]: variants > 0,
    'CV as PDF': has('/cv.pdf'),
    'CV for Word': has('/cv.docx'),
    'CV as text': has('/cv.txt'),
    'contact card': has(contactPath),
    'JSON Resume': has(resumePath),
    Markdown: has(pageListPath),
    feeds: has(feedPaths.atom),
    sitemap: files.some((file) => /^sitemap.*\.xml$/.test(file)),
    'link preview': has(previewFile) || files.some((file) => file.startsWith(previewsFolder)),
  };
  return Object.keys(outputs).filter((name) => outputs[name]);
}

/** Describes what a build lacks without sharp, and how to install it in the folder of the site. Empty if it lacks nothing. */
export function describeWithoutSharp({ copies, photo, previews }: WithoutSharp, folder: string): string {
  const parts = [
    ...(copies ? ['smaller copies of images'] : []),
    ...(previews === 'all'
      ? ['a link preview']
      : previews.length > 0
        ? [`a link preview for ${new Intl.ListFormat('en').format(firstPages(previews))}`]
        : []),
    ...(photo ? ['the photo in the contact card'] : []),
  ];
  if (parts.length === 0) return '';
  const list = new Intl.ListFormat('en', { type: 'disjunction' }).format(parts);
  return `The site is published without ${list}, because sharp is not installed. Install it with "${installCommand(folder, ['sharp'])}".`;
}

/** Prints a warning for files that lack characters, at the text in the site file. Returns the warnings. */
export async function reportMissing(
  missing: readonly MissingCharacters[],
  source: Source,
  io: Io,
  isVerbose: boolean,
): Promise<Counted[]> {
  if (missing.length === 0) return [];
  // A build doesn't keep the text of the file.
  const { written, locator } = await load(source);
  const host = hostOf(source);
  const diagnostics = toDiagnostics(host.blocks, missingCharactersProblems(missing, written, host), written, locator);
  printTexts({ diagnostics, locator }, source, io, isVerbose);
  return diagnostics;
}
