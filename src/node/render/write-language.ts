import type { PageData } from '../../../schema/resolved.ts';
import type { Site } from '../../../schema/site.ts';
import { atom } from '../../core/outputs/feed/atom.ts';
import { feedOf } from '../../core/outputs/feed/feed.ts';
import { feedPaths } from '../../core/outputs/feed/feed-paths.ts';
import { jsonFeed } from '../../core/outputs/feed/json-feed.ts';
import { graphsOf } from '../../core/outputs/structured-data/graphs-of.ts';
import { baseOf } from '../../core/resolve/head.ts';
import type { Paginated } from '../../core/resolve/paginate.ts';
import { resumePath } from '../../core/resolve/paths/resume-path.ts';
import type { ResolvedSite } from '../../core/resolve/resolved-site.ts';
import { pathToFile } from '../../shared/path-to-file.ts';
import { type CalendarDate, withTime } from '../../shared/time.ts';
import { hashOf } from '../hash.ts';
import { preloadTags } from '../pictures/preload-tags.ts';
import type { Assets } from './assets.ts';
import { attribute, type DocumentFrame, dataText, restOf, startOf } from './document.ts';
import { feedTags, iconTag, imagesOf, previewTags, resumeTags, specialStyle } from './head-tags.ts';
import { type Alternates, languageTags } from './language-tags.ts';
import { omitLongTexts } from './omit-long-texts.ts';
import type { Renderer } from './renderer.ts';
import type { Writer } from './writer.ts';

/** A site in one language, its pages, and the page of the CV and the text of the JSON Resume if it has them. */
export interface LanguagePages {
  site: ResolvedSite;
  /** The site as it is written in the file. */
  written: Site;
  paginated: Paginated;
  cv?: PageData | null;
  resume?: string | null;
}

/** What all languages of a site share. */
interface SharedOptions {
  renderer: Renderer;
  assets: Assets;
  builtAt: CalendarDate;
  policy: string;
  sprite: string;
  /** Whether a link-preview image is generated. */
  isDrawn: boolean;
  alternates: Alternates;
  /** Called after each page. */
  onPage: () => void;
}

/** Writes the document and the data of every page in one language, its shell, feeds and JSON Resume. */
export function writeLanguage(pages: LanguagePages, shared: SharedOptions, writer: Writer): void {
  const { site, written, paginated, cv, resume } = pages;
  const { renderer, assets, builtAt, alternates } = shared;
  const base = baseOf(site.url);
  const { prefix = '' } = site;
  const { shell, notFound } = paginated;
  const below = prefix && `${prefix.slice(1)}/`;
  const shellText = dataText({ shell, builtAt, printRules: assets.printRules });
  const shellVersion = hashOf(shellText).slice(0, 8);
  // Paths of pages contain no dot.
  const shellFile = `${below}_pages/all.shell.json`;
  writer.write(shellFile, `${shellText.slice(0, -1)},"version":"${shellVersion}"}`);
  const shellAddress = `${base}/${shellFile}?v=${shellVersion}`;
  const frame: DocumentFrame = { ...assets, ...shared, shell, shellAddress, head: [iconTag(site, base)], prefix };
  // The style sheet is most of a document, and the same in all of them.
  const start = startOf(frame);
  const previews = { images: imagesOf(site), isDrawn: shared.isDrawn };
  const graphOf = graphsOf({ site, written });
  for (const page of [...paginated.pages, ...(cv ? [cv] : []), notFound]) {
    const data = dataText(page);
    const filled = withTime(page, builtAt);
    const isPage = !page.notFound && !page.head.isPrivate;
    const markup = renderer.render({ page, shell, builtAt, base: base + prefix, prefix });
    const file = pathToFile(page.path);
    const dataInDocument = omitLongTexts(page);
    const text = dataInDocument === page ? data : dataText(dataInDocument);
    const version = hashOf(text).slice(0, 8);
    const pageDataFolder = `${below}_pages/${file}`;
    const documentDataAddress = `${pageDataFolder}${dataInDocument === page ? '' : '.lean'}.json`;
    const rest = restOf(frame, {
      pageDataAddress: `${base}/${documentDataAddress}?v=${version}`,
      head: filled.head,
      markup,
      tags: isPage
        ? [
            ...preloadTags(page, base),
            ...previewTags(site, page, filled.head, previews),
            ...languageTags(page.path, site.language, alternates),
            ...resumeTags(site, page, base + prefix),
            ...feedTags(site, base + prefix),
          ]
        : ['<meta name="robots" content="noindex">', ...specialTags(page, assets, base)],
      structuredData: isPage ? graphOf({ page: filled, shell, now: builtAt }) : null,
    });
    writer.write(`${fileOfPage(page, site)}.html`, start + rest);
    const name = `"build":"${assets.build}"}`;
    if (dataInDocument !== page) writer.write(`${pageDataFolder}.json`, `${data.slice(0, -1)},${name}`);
    writer.write(documentDataAddress, `${text.slice(0, -1)},"version":"${version}",${name}`);
    shared.onPage();
  }
  if (resume) writer.write(below + resumePath.slice(1), resume);
  const feed = feedOf(site);
  if (!feed) return;
  writer.write(below + feedPaths.atom.slice(1), atom(feed));
  writer.write(below + feedPaths.json.slice(1), jsonFeed(feed));
}

/** The output file of a page, without its extension. */
export const fileOfPage = ({ path }: Pick<PageData, 'path'>, { prefix }: Pick<ResolvedSite, 'prefix'>): string =>
  (prefix ? `${prefix.slice(1)}/` : '') + pathToFile(path);

/* A page without blocks has its own style sheet, and the CV may start with a photo. */
const specialTags = (page: PageData, assets: Assets, base: string): string[] => [
  ...specialStyle(page, assets, base),
  ...(page.cv
    ? [
        // Visitors open the CV to print it.
        `<link rel="stylesheet" media="print" href="${attribute(assets.printStyle)}">`,
        ...preloadTags(page, base),
      ]
    : []),
];
