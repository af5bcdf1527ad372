import { basename } from 'node:path';
import type { PageData } from '../../../schema/resolved.ts';
import type { Translation } from '../../core/resolve/translations.ts';
import { messageOf } from '../caught-error.ts';
import type { Source } from '../load/load-site.ts';
import { drawPreview, hasEngine, versionOf } from '../outputs/link-previews/draw-previews.ts';
import { type PlannedPreview, planPreviews } from '../outputs/link-previews/plan-previews.ts';
import type { Bundles } from '../render/bundles.ts';
import { type PreviewsWithText, previewsFolder } from '../render/head-tags.ts';
import { languageAt } from './dev-languages.ts';
import type { ValidSite } from './dev-state.ts';
import { keepLatest } from './keep-latest.ts';

/** The link previews with words of a dev server. */
export type DevPreviews = ReturnType<typeof devPreviews>;

interface Options {
  bundles: Bundles;
  source: Source;
  /** Prints why a picture can't be drawn. */
  warn(message: string): void;
}

/** Creates the link previews of a dev server. A picture is drawn on the first request for it. */
export function devPreviews({ bundles, source, warn }: Options) {
  const planned = new Map<string, PlannedPreview>();
  const drawn = new Map<string, Promise<Uint8Array | null>>();
  const isOn = ({ written: { url, outputs } }: ValidSite) =>
    url !== undefined && outputs?.preview === true && hasEngine(source.folder);
  async function plan({ written }: ValidSite, { site, localized, paginated }: Translation, pages: readonly PageData[]) {
    // The dev server has another URL than the published site, which the pictures show.
    const published = {
      site: { ...site, url: written.url as string },
      localized,
      paginated: { ...paginated, pages: [...pages] },
    };
    const options = { bundles, publicFolder: source.publicFolder, now: new Date(), version: versionOf(bundles) };
    return (await planPreviews(published, options)).previews;
  }
  const keepPlanned = (preview: PlannedPreview) => keepLatest(planned, most, preview.name, preview);
  /* The preview with a name among those of all pages. */
  async function find(good: ValidSite, name: string) {
    for (const prefix of ['', ...good.translations.map(({ language }) => `/${language}`)]) {
      const language = languageAt(good, prefix);
      const { pages } = language.paginated;
      for (let start = 0; start < pages.length; start += batchSize) {
        const previews = await plan(good, language, pages.slice(start, start + batchSize));
        const found = previews.find((each) => each.name === name);
        if (found) return found;
      }
    }
    return undefined;
  }
  const draw = (preview: PlannedPreview) =>
    drawPreview(preview, { source, bundles }).catch((error) => {
      // The next request tries again.
      drawn.delete(preview.name);
      warn(`The link preview of ${preview.prefix}${preview.path} can't be drawn: ${messageOf(error)}.`);
      return null;
    });
  return {
    /** The link preview that a build would publish for a page. Undefined without "outputs.preview", a URL, or the engine. */
    async previewsOf(good: ValidSite, language: Translation, page: PageData): Promise<PreviewsWithText | undefined> {
      if (!isOn(good)) return undefined;
      const previews = await plan(good, language, [page]);
      for (const each of previews) keepPlanned(each);
      return new Map(previews.map(({ path, name, alt }) => [path, { address: `/${previewsFolder}${name}`, alt }]));
    },
    /** The picture at a path. Null if no page has it, or it can't be drawn. */
    async pictureAt(good: ValidSite, path: string): Promise<Uint8Array | null> {
      if (!isOn(good)) return null;
      const name = basename(path);
      // A page that shows it may not have been requested yet.
      const found = planned.get(name) ?? (await find(good, name));
      if (!found) return null;
      keepPlanned(found);
      const picture = drawn.get(name) ?? draw(found);
      keepLatest(drawn, most, name, picture);
      return picture;
    },
  };
}

/* The entries that are kept, because each save of a title adds one. */
const most = 2000;

/* The pages that are planned at once, because each plan reads the fonts of the owner. */
const batchSize = 50;
