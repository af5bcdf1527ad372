import { registry } from '../../blocks/registry.ts';
import type { CompilerHost } from '../../core/compiler-host.ts';
import { dayIn } from '../../core/text/day-in-time-zone.ts';
import type { AllLanguages } from '../language-pages.ts';
import type { DrawnPreviews } from '../outputs/link-previews/draw-previews.ts';
import { pagesWithoutPreview } from '../outputs/link-previews/pages-without-preview.ts';
import { makeOutputs } from '../outputs/make-outputs.ts';
import type { MakerContext } from '../outputs/maker.ts';
import type { OnProgress } from '../progress.ts';
import type { ImageNames } from '../publish/image-names.ts';
import { type Assets, mergeLanguages } from './assets.ts';
import type { Renderer } from './bundles.ts';
import { sitePolicy, writePolicy } from './content-security-policy.ts';
import { previewFile } from './head-tags.ts';
import { alternatesOf } from './language-tags.ts';
import { robots, type SitemapEntry, sitemaps } from './robots-and-sitemap.ts';
import { spriteOf } from './sprite.ts';
import { textlessLinkPreview } from './theme/textless-link-preview.ts';
import { writeLanguage } from './write-language.ts';
import { Writer } from './writer.ts';

interface Options {
  /** The folder of the previous build. Files that are equal to the published ones aren't written. */
  published?: string;
  /** Resolves the owner's icons. */
  iconOf?: CompilerHost['iconOf'];
  onProgress?: OnProgress | undefined;
  /** The context for other outputs than pages. Without it, only pages are written. */
  makerContext?: MakerContext;
  /** The link-preview images with text. */
  previews?: DrawnPreviews | null;
  /** The images that all texts are searched for. */
  names?: ImageNames;
}

/**
 * Writes the document and the data of every page into a folder, the other outputs, and the files for crawlers. Returns
 * all names, and the names of those not written. Throws if a view fails.
 */
export async function prerender(
  languages: AllLanguages,
  renderer: Renderer,
  assets: Assets,
  folder: string,
  now: Date,
  { published, iconOf, onProgress, makerContext, previews = null, names }: Options = {},
): Promise<Pick<Writer, 'files' | 'unchanged'>> {
  const writer = new Writer(folder, published, names);
  const [{ site }, ...others] = languages;
  const preview = pagesWithoutPreview(languages, previews).length > 0 ? await textlessLinkPreview(site.theme) : null;
  const alternates = alternatesOf(languages);
  const merged = mergeLanguages([site, ...others.map((each) => each.site)]);
  // Pages link only to files that could be made.
  const made = makerContext && (await writeOutputs(languages, makerContext, writer, now));
  const total = merged.pages.length;
  let done = 0;
  const shared = {
    renderer,
    assets,
    alternates,
    made,
    builtAt: dayIn(now, site.timeZone),
    policy: writePolicy(sitePolicy([site, ...merged.translations], assets)),
    sprite: spriteOf(assets.sprite, merged, iconOf),
    isDrawn: preview !== null,
    onPage: () => onProgress?.('rendering pages', Math.min(++done, total), total),
  };
  for (const each of languages)
    writeLanguage(each, { ...shared, withWords: previews?.withWords.get(each.site.prefix ?? '') }, writer);
  for (const [file, content] of previews?.files ?? []) writer.write(file, content);

  writer.write('.nojekyll', '');
  if (site.url !== undefined) {
    const entries = languages.flatMap(({ site: { prefix, untranslated }, paginated }) => {
      const skipped = new Set(untranslated);
      return paginated.pages.flatMap(({ path }): SitemapEntry[] =>
        skipped.has(path) ? [] : [{ path, prefix, alternates: alternates.get(path) }],
      );
    });
    for (const [file, content] of sitemaps(entries, site.url)) writer.write(file, content);
    writer.write('robots.txt', robots(site.url));
    if (preview) writer.write(previewFile.slice(1), preview);
  }
  return { files: writer.files.toSorted(), unchanged: writer.unchanged };
}

/* Writes the outputs other than pages. Returns their paths. */
async function writeOutputs(
  all: AllLanguages,
  makerContext: MakerContext,
  writer: Writer,
  now: Date,
): Promise<Set<string>> {
  const made = new Set<string>();
  const languages = all.map(({ paginated: _, cvs = [], ...each }) => ({
    ...each,
    registry,
    cvs,
    now: dayIn(now, each.site.timeZone),
  }));
  for (const input of languages)
    for (const { path, content } of await makeOutputs(input, { ...makerContext, languages })) {
      const full = `${input.site.prefix ?? ''}${path}`;
      writer.write(full.slice(1), content);
      made.add(full);
    }
  return made;
}
