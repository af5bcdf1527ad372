import type { PageData } from '../../../schema/resolved.ts';
import type { Site } from '../../../schema/site.ts';
import type { CompilerHost } from '../../compile/compiler-host.ts';
import { atom } from '../../compile/feed/atom.ts';
import { feedOf } from '../../compile/feed/feed.ts';
import { feedPaths } from '../../compile/feed/feed-paths.ts';
import { jsonFeed } from '../../compile/feed/json-feed.ts';
import { graphsOf } from '../../compile/graph/graphs-of.ts';
import { baseOf } from '../../compile/site/head.ts';
import type { Paginated } from '../../compile/site/paginate.ts';
import { resumePath } from '../../compile/site/paths/resume-path.ts';
import type { ResolvedSite } from '../../compile/site/resolved-site.ts';
import { utcDate } from '../../compile/text/calendar.ts';
import { pathToFile } from '../../shared/path-to-file.ts';
import { withTime } from '../../shared/time.ts';
import { preloadTags } from '../pictures/preload-tags.ts';
import type { Assets } from './assets.ts';
import { writePolicy } from './content-security-policy.ts';
import { robots, sitemap } from './crawlers.ts';
import { attribute, type DocumentFrame, dataText, endOf, middleOf, startOf } from './document.ts';
import { feedTags, iconTag, imagesOf, previewFile, previewTags, resumeTags } from './head-tags.ts';
import { leanPage } from './lean-page.ts';
import { linkPreview } from './link-preview.ts';
import type { Renderer } from './renderer.ts';
import { sitePolicy } from './site-policy.ts';
import { spriteOf } from './sprite.ts';
import { Writer } from './writer.ts';

/** A site, the pages that it is cut into, and that of the CV and the text of the résumé if it has them. */
interface Pages {
  site: ResolvedSite;
  /** The site as it was written. */
  written: Site;
  paginated: Paginated;
  cv?: PageData | null;
  /** Knows the owner's own icons. */
  iconOf?: CompilerHost['iconOf'];
  resume?: string | null;
}

/**
 * Writes the document and the slice of every page below a folder, and what crawlers read. A file equal to the published
 * one is not written. Returns all names, and the names of those not written. Throws when a view fails.
 */
export async function prerender(
  pages: Pages,
  renderer: Renderer,
  assets: Assets,
  folder: string,
  now: Date,
  published?: string,
): Promise<Pick<Writer, 'files' | 'unchanged'>> {
  const writer = new Writer(folder, published);
  await writeAll(pages, renderer, assets, writer, now);
  return { files: writer.files.toSorted(), unchanged: writer.unchanged };
}

async function writeAll(
  { site, written, paginated, cv, resume, iconOf }: Pages,
  { render }: Renderer,
  assets: Assets,
  writer: Writer,
  now: Date,
): Promise<void> {
  const base = baseOf(site.url);
  const { shell, pages, notFound } = paginated;
  const builtAt = utcDate(now);

  const frame: DocumentFrame = {
    ...assets,
    shell,
    builtAt,
    policy: writePolicy(sitePolicy(site, assets)),
    sprite: spriteOf(assets.sprite, site, iconOf),
    head: [iconTag(site, base)],
  };
  // The style sheet is most of a document, and the same in all of them.
  const [start, end] = [startOf(frame), endOf(frame)];
  const preview = site.url !== undefined && !site.image ? await linkPreview(site.theme?.accent) : null;
  const images = imagesOf(site);
  const graphOf = graphsOf({ site, written });
  for (const page of [...pages, ...(cv ? [cv] : []), notFound]) {
    const data = dataText(page);
    const filled = withTime(page, builtAt);
    const isPage = !page.notFound && !page.head.isPrivate;
    const markup = render({ page, shell, builtAt, base }, data);
    const lean = leanPage(page);
    const middle = middleOf(frame, {
      data: lean === page ? data : dataText(lean),
      head: filled.head,
      markup,
      tags: isPage
        ? [
            ...preloadTags(page, base),
            ...previewTags(site, page, filled.head, { images, isDrawn: preview !== null }),
            ...resumeTags(site, page, base),
            ...feedTags(site, base),
          ]
        : ['<meta name="robots" content="noindex">', ...cvTags(page, assets, base)],
      structuredData: isPage ? graphOf({ page: filled, markup, now: builtAt }) : null,
    });
    const file = pathToFile(page.path);
    writer.write(`${file}.html`, start + middle + end);
    // The same data once more, and the build that it is for.
    writer.write(`_pages/${file}.json`, `${data.slice(0, -1)},"build":"${assets.build}"}`);
  }

  writer.write('.nojekyll', '');
  if (resume) writer.write(resumePath.slice(1), resume);
  const feed = feedOf(site);
  if (feed) {
    writer.write(feedPaths.atom.slice(1), atom(feed));
    writer.write(feedPaths.json.slice(1), jsonFeed(feed));
  }
  if (site.url !== undefined) {
    writer.write(
      'sitemap.xml',
      sitemap(
        pages.map(({ path }) => path),
        site.url,
      ),
    );
    writer.write('robots.txt', robots(site.url));
    if (preview) writer.write(previewFile.slice(1), preview);
  }
}

/* The CV has a style sheet of its own, and may begin with a photograph. */
const cvTags = (page: PageData, { cvStyle }: Assets, base: string): string[] =>
  page.cv && cvStyle !== undefined
    ? [`<link rel="stylesheet" href="${attribute(cvStyle)}">`, ...preloadTags(page, base)]
    : [];
