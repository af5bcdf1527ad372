import { statSync } from 'node:fs';
import { join } from 'node:path';
import { feedPaths } from '../../core/resolve/paths/feed-paths.ts';
import { contactPath, pageListPath } from '../../core/resolve/paths/output-paths.ts';
import { resumePath } from '../../core/resolve/paths/resume-path.ts';
import type { BuildResult } from '../../node/build-site.ts';
import { previewFile, previewsFolder } from '../../node/render/head-tags.ts';

interface BuildSummary extends Pick<BuildResult, 'changed' | 'files' | 'bytes' | 'copies'> {
  /** The number of pages in each language. */
  pages: readonly number[];
  /** Its language tags, the base first. */
  languages: readonly string[];
  /** The number of images that the site shows. */
  images: number;
  hasCv: boolean;
  /** The number of variants of the CV. */
  variants?: number;
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

function outputsOf({ files, languages, hasCv, variants = 0 }: BuildSummary): string[] {
  // A file may be missing in one language only: its letters, for example, have no font.
  const has = (path: string) =>
    languages.some((language, index) => files.includes(index === 0 ? path.slice(1) : language + path));
  const outputs: Record<string, boolean> = {
    CV: hasCv,
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
