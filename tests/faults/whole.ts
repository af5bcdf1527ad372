import { extname, posix } from 'node:path';
import { inlineOf } from '../../src/node/render/content-security-policy.ts';
import { contentsOf } from '../support/folder.ts';

/** The files of a build or a folder with their contents: see contentsOf. */
export type Files = Record<string, string>;

/** The files that may be in a published folder while one build replaces another, or those of an interrupted one. */
export interface Expected {
  builds: Files[];
  /** Unrelated files. */
  notOurs?: Files;
  /** Files left by earlier builds. */
  left?: Files;
}

/**
 * Lists the problems of a published folder: files of no build, missing pages that all builds have, inline texts that the
 * headers do not allow, and missing files to which a page refers. Empty if every page is whole.
 */
export async function problemsOf(folder: string, { builds, notOurs = {}, left = {} }: Expected): Promise<string[]> {
  const found = Object.entries(await contentsOf(folder)).filter(([file]) => !file.includes('.onefolio-new'));
  const files = Object.fromEntries(found);
  const problems: string[] = [];
  for (const [file, content] of found)
    if (![...builds, notOurs, left].some((known) => known[file] === content)) problems.push(`${file} is of no build`);
  for (const file of Object.keys(notOurs)) if (!(file in files)) problems.push(`${file} was not ours, and is gone`);
  for (const page of Object.keys(builds[0] ?? {}))
    if (isPage(page) && builds.every((build) => page in build) && !(page in files))
      problems.push(`${page} is not there`);
  const policy = atob(files._headers ?? '');
  for (const [page, content] of found) {
    if (!page.endsWith('.html') || page in notOurs) continue;
    for (const [, text = ''] of textOf(content).matchAll(/<(?:style|script)>(.*?)<\/(?:style|script)>/gs))
      if (!policy.includes(inlineOf({ script: '', style: text }).style))
        problems.push(`the headers do not allow "${text.slice(0, 40)}" of ${page}`);
    for (const file of needsOf(atob(content), files)) if (!(file in files)) problems.push(`${page} lacks ${file}`);
  }
  return problems;
}

const isPage = (file: string) => /\.html$|^_pages\//.test(file);

/* Decodes UTF-8, where `atob` would decode byte by byte. */
const textOf = (content: string) => Buffer.from(content, 'base64').toString();

/** The assets of a build, which stay published for one more build. */
export const assetsOf = (files: Files): Files =>
  Object.fromEntries(Object.entries(files).filter(([file]) => file.startsWith('assets/')));

/* The files that a page refers to, and those that they refer to in turn. */
function needsOf(html: string, files: Files): Set<string> {
  const needed = new Set<string>();
  const visit = (file: string) => {
    if (needed.has(file)) return;
    needed.add(file);
    const script = file.endsWith('.js') ? atob(files[file] ?? '') : '';
    for (const [, name = ''] of script.matchAll(/["'`]\.\/([\w.-]+\.(?:js|css))["'`]/g)) visit(`assets/${name}`);
    for (const [, name = ''] of script.matchAll(/["'`]\/?(assets\/[\w.-]+)["'`]/g)) visit(name);
  };
  const style = /<style>(.*?)<\/style>/s.exec(html)?.[1] ?? '';
  const addresses = [
    ...html.matchAll(/\s(?:href|src|data-entry)="(\/[^"/#?][^"#?]*)/g),
    ...[...html.matchAll(/srcset="([^"]+)"/gi)].flatMap(([, list = '']) => [
      ...list.matchAll(/(?:^|,\s*)(\/[^\s,]+)/g),
    ]),
    ...style.matchAll(/url\(["']?(\/[^)"']+)/g),
  ];
  for (const [, address = ''] of addresses) {
    const path = posix.normalize(address).slice(1);
    visit(extname(path) === '' && !(path in files) ? `${path}.html` : path);
  }
  return needed;
}
