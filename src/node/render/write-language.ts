import type { AnyResolved, PageData } from '../../../schema/resolved.ts';
import { baseOf } from '../../core/resolve/paths/site-url.ts';
import type { ResolvedSite } from '../../core/resolve/resolved-site.ts';
import { pathToFile } from '../../shared/path-to-file.ts';
import { hasTime } from '../../shared/rich-text.ts';
import { hashOf } from '../hash.ts';
import type { LanguagePages } from '../language-pages.ts';
import type { Assets } from './assets.ts';
import { type ComposeOptions, pageComposer } from './compose-page.ts';
import { type DocumentFrame, dataText, writeDocument } from './document.ts';
import { iconTag } from './head-tags.ts';
import type { Writer } from './writer.ts';

/** The options that all languages of a site share, and its link-preview images with text in this language. */
interface SharedOptions extends Omit<ComposeOptions, 'base' | 'previewUrl' | 'servesFeeds'> {
  assets: Assets;
  policy: string;
  sprite: string;
  /** Called after each page. */
  onPage: () => void;
}

/** Writes the document and the data of every page in one language, and its shell. */
export function writeLanguage(pages: LanguagePages, shared: SharedOptions, writer: Writer): void {
  const { site, paginated, cvs = [] } = pages;
  const { assets, builtAt } = shared;
  const base = baseOf(site.url);
  const { prefix = '' } = site;
  const { shell, notFound } = paginated;
  const folder = prefix && `${prefix.slice(1)}/`;
  const shellText = dataText({ shell, builtAt, printRules: assets.printRules });
  const shellVersion = hashOf(shellText).slice(0, 8);
  // Paths of pages contain no dot.
  const shellFile = `${folder}_pages/all.shell.json`;
  writer.write(shellFile, `${shellText.slice(0, -1)},"version":"${shellVersion}"}`);
  const shellAddress = `${base}/${shellFile}?v=${shellVersion}`;
  const frame: DocumentFrame = { ...assets, ...shared, shell, shellAddress, head: [iconTag(site, base)], prefix };
  const compose = pageComposer(pages, { ...shared, base });
  for (const page of [...paginated.pages, ...cvs, notFound]) {
    const data = dataText(page);
    const file = pathToFile(page.path);
    const dataInDocument = omitLongTexts(page);
    const text = dataInDocument === page ? data : dataText(dataInDocument);
    const version = hashOf(text).slice(0, 8);
    const pageDataFolder = `${folder}_pages/${file}`;
    const documentDataAddress = `${pageDataFolder}${dataInDocument === page ? '' : '.lean'}.json`;
    const part = compose(page, `${base}/${documentDataAddress}?v=${version}`);
    writer.write(`${fileOfPage(page, site)}.html`, writeDocument(frame, part));
    const buildProperty = `"build":"${assets.build}"}`;
    if (dataInDocument !== page) writer.write(`${pageDataFolder}.json`, `${data.slice(0, -1)},${buildProperty}`);
    writer.write(documentDataAddress, `${text.slice(0, -1)},"version":"${version}",${buildProperty}`);
    shared.onPage();
  }
}

/** The output file of a page, without its extension. */
export const fileOfPage = ({ path }: Pick<PageData, 'path'>, { prefix }: Pick<ResolvedSite, 'prefix'>): string =>
  (prefix ? `${prefix.slice(1)}/` : '') + pathToFile(path);

/**
 * The page data for the page's own document, without the content of its long texts, because the markup contains it
 * already. Texts with times stay.
 */
export function omitLongTexts(page: PageData): PageData {
  if (!page.blocks.some(({ type }) => type === 'text')) return page;
  let number = 0;
  const blocks = page.blocks.map((block): AnyResolved => {
    if (block.type !== 'text') return block;
    const textIndex = number++;
    if (hasTime(block.content)) return block;
    const { words: _, ...rest } = block;
    return { ...rest, content: [], textIndex };
  });
  return { ...page, blocks };
}
