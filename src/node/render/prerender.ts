import { registry } from '../../blocks/registry.ts';
import type { CompilerHost } from '../../core/compiler-host.ts';
import { dayIn } from '../../core/text/time-zone.ts';
import { makeOutputs } from '../outputs/make-outputs.ts';
import type { MakerContext } from '../outputs/maker.ts';
import type { DrawnPreviews } from '../outputs/previews/draw-previews.ts';
import { pagesWithoutPreview } from '../outputs/previews/pages-without-preview.ts';
import type { OnProgress } from '../progress.ts';
import type { Assets } from './assets.ts';
import type { LanguagePages } from './compose-page.ts';
import { writePolicy } from './content-security-policy.ts';
import { robots, type SitemapEntry, sitemaps } from './crawlers.ts';
import { previewFile } from './head-tags.ts';
import { alternatesOf } from './language-tags.ts';
import { mergeLanguages } from './merge-languages.ts';
import type { Renderer } from './renderer.ts';
import { sitePolicy } from './site-policy.ts';
import { spriteOf } from './sprite.ts';
import { linkPreview } from './theme/link-preview.ts';
import { writeLanguage } from './write-language.ts';
import { Writer } from './writer.ts';

/** A site in its first language, and in all others. */
interface Pages extends LanguagePages {
  translations?: readonly LanguagePages[];
  /** Resolves the owner's icons. */
  iconOf?: CompilerHost['iconOf'];
  onProgress?: OnProgress | undefined;
  /** The context for other outputs than pages. Without it, only pages are written. */
  makerContext?: MakerContext;
  /** The link-preview images with text. */
  previews?: DrawnPreviews;
}

/**
 * Writes the document and the data of every page into a folder, the other outputs, and the files for crawlers. Doesn't
 * write files that are equal to the published ones. Returns all names, and the names of those not written. Throws if a
 * view fails.
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

/* Writes the outputs other than pages. Returns their paths. */
async function writeOutputs(
  all: readonly LanguagePages[],
  makerContext: MakerContext,
  writer: Writer,
  now: Date,
): Promise<Set<string>> {
  const made = new Set<string>();
  const languages = all.map(({ site, written, cv = null, variants }) => ({
    registry,
    site,
    written,
    cv,
    variants,
    now: dayIn(now, site.timeZone),
  }));
  for (const input of languages)
    for (const { path, content } of await makeOutputs(input, { ...makerContext, languages })) {
      const full = `${input.site.prefix ?? ''}${path}`;
      writer.write(full.slice(1), content);
      made.add(full);
    }
  return made;
}

async function writeAll(pages: Pages, renderer: Renderer, assets: Assets, writer: Writer, now: Date): Promise<void> {
  const { site, translations = [], iconOf, onProgress, makerContext, previews } = pages;
  const all = [pages, ...translations];
  const preview = pagesWithoutPreview(all, previews ?? null).length > 0 ? await linkPreview(site.theme) : null;
  const alternates = alternatesOf(all);
  const sites = all.map((each) => each.site);
  // Pages link only to files that could be made.
  const made = makerContext && (await writeOutputs(all, makerContext, writer, now));
  const total = all.reduce((count, { paginated }) => count + paginated.pages.length, 0);
  let done = 0;
  const shared = {
    renderer,
    assets,
    alternates,
    made,
    builtAt: dayIn(now, site.timeZone),
    policy: writePolicy(sitePolicy(sites, assets)),
    sprite: spriteOf(assets.sprite, mergeLanguages(site, sites), iconOf),
    isDrawn: preview !== null,
    onPage: () => onProgress?.('rendering pages', Math.min(++done, total), total),
  };
  for (const each of all)
    writeLanguage(each, { ...shared, withWords: previews?.withWords.get(each.site.prefix ?? '') }, writer);
  for (const [file, content] of previews?.files ?? []) writer.write(file, content);

  writer.write('.nojekyll', '');
  if (site.url === undefined) return;
  const entries = all.flatMap(({ site: { prefix, untranslated }, paginated }) => {
    const skipped = new Set(untranslated);
    return paginated.pages.flatMap(({ path }): SitemapEntry[] =>
      skipped.has(path) ? [] : [{ path, prefix, alternates: alternates.get(path) }],
    );
  });
  for (const [file, content] of sitemaps(entries, site.url)) writer.write(file, content);
  writer.write('robots.txt', robots(site.url));
  if (preview) writer.write(previewFile.slice(1), preview);
}
