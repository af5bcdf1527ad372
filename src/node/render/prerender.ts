import { setImmediate } from 'node:timers/promises';
import type { PageData } from '../../../schema/resolved.ts';
import type { DocumentData } from '../../app/prerender.tsx';
import { utcDate } from '../../compile/site/calendar.ts';
import { baseOf } from '../../compile/site/head.ts';
import type { Paginated } from '../../compile/site/paginate.ts';
import type { ResolvedSite } from '../../compile/site/resolve.ts';
import { structuredData } from '../../compile/site/structured-data.ts';
import { pathToFile } from '../../shared/path-to-file.ts';
import { withTime } from '../../shared/time.ts';
import { preloadTags } from '../pictures/preload-tags.ts';
import { robots, sitemap } from './crawlers.ts';
import { type DocumentFrame, dataText, endOf, type Markup, middleOf, startOf } from './document.ts';
import { iconTag, imagesOf, previewFile, previewTags } from './head-tags.ts';
import { linkPreview } from './link-preview.ts';
import { writePolicy } from './policy.ts';
import { sitePolicy } from './site-policy.ts';
import { spriteOf } from './sprite.ts';
import { Writer } from './writer.ts';

/**
 * Draws the markup of a page: at once, or a little later. `data` is the page as text, for who keeps it or passes it on.
 * Bytes that come at once are there until the next page is asked for; those that come later stay. See
 * src/app/prerender.tsx for what draws, drawing.ts and kept-markup.ts for what stands before it.
 */
export interface Renderer<Drawn extends Markup = Markup> {
  render(document: DocumentData, data: string): Drawn | Promise<Drawn>;
}

/** What the build of the client left. */
export interface Assets {
  script: string;
  style: string;
  entry: string;
  build: string;
  fonts: { latin: string; arabic: string };
  /** icons/sprite.svg */
  sprite: string;
}

/** A site, and the pages that it is cut into. */
interface Pages {
  site: ResolvedSite;
  paginated: Paginated;
}

/**
 * Writes every page of a site below a folder: its document, its slice, and what crawlers read. What is the same where it
 * is published is left out. Returns the names of the files, and of those among them. Throws when a view fails.
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
  // In the order of their names: in which order they were drawn is left to chance.
  return { files: writer.files.toSorted(), unchanged: writer.unchanged };
}

async function writeAll(
  { site, paginated }: Pages,
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
    sprite: spriteOf(assets.sprite, site),
    head: [iconTag(site, base)],
  };
  // The style sheet is most of a document, and the same in all of them.
  const [start, end] = [Buffer.from(startOf(frame)), Buffer.from(endOf(frame))];
  const images = imagesOf(site);
  const write = (page: PageData, data: string, markup: Markup) => {
    const file = pathToFile(page.path);
    const filled = withTime(page, builtAt);
    const isPage = !page.notFound;
    const part = {
      data,
      head: filled.head,
      markup,
      tags: isPage
        ? [...preloadTags(page, base), ...previewTags(site, page, filled.head, images)]
        : ['<meta name="robots" content="noindex">'],
      structuredData: isPage ? structuredData(site, filled, builtAt) : null,
    };
    writer.write(`${file}.html`, start, ...middleOf(frame, part), end);
    // The same data once more, and the build that it is for.
    writer.write(`_pages/${file}.json`, `${data.slice(0, -1)},"build":"${assets.build}"}`);
  };
  const later: Promise<void>[] = [];
  let failed: { error: unknown } | undefined;
  try {
    for (const page of [...pages, notFound]) {
      if (failed) break;
      const data = dataText(page);
      const markup = render({ page, shell, builtAt }, data);
      if (!(markup instanceof Promise)) write(page, data, markup);
      else {
        const drawn = markup.then((late) => write(page, data, late));
        drawn.catch((error) => {
          failed ??= { error };
        });
        later.push(drawn);
      }
      // What has been drawn elsewhere meanwhile is heard of only between the pages that are drawn here.
      await setImmediate();
    }
  } catch (error) {
    failed = { error };
  }
  // Who hears of a failure takes the folder away, so nobody may be writing there any more. Of several the first page's is told.
  const first = (await Promise.allSettled(later)).find(({ status }) => status === 'rejected');
  if (first?.status === 'rejected') throw first.reason;
  if (failed) throw failed.error;

  writer.write('.nojekyll', '');
  if (site.url !== undefined) {
    writer.write(
      'sitemap.xml',
      sitemap(
        pages.map(({ path }) => path),
        site.url,
      ),
    );
    writer.write('robots.txt', robots(site.url));
    if (!site.image) writer.write(previewFile.slice(1), await linkPreview(site.theme?.accent));
  }
}
