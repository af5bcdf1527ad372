import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { domainToUnicode } from 'node:url';
import { type LinkPreviewText, linkPreviewText, previewAlt } from '../../../core/outputs/link-preview-text.ts';
import { baseOf } from '../../../core/resolve/paths/site-url.ts';
import { dayIn } from '../../../core/text/day-in-time-zone.ts';
import { latinSlug } from '../../../core/text/plain-latin.ts';
import { pathToFile } from '../../../shared/path-to-file.ts';
import { plainText } from '../../../shared/rich-text.ts';
import { hashOf } from '../../hash.ts';
import type { LanguagePages } from '../../language-pages.ts';
import type { Bundles } from '../../render/bundles.ts';
import { imagesOf } from '../../render/head-tags.ts';
import { graphemesOf } from '../document-writers/replacement.js';
import { chooseFonts, ownFontsOf, type PreviewFont } from './preview-fonts.ts';
import { type PreviewPicture, previewPicture } from './preview-picture.ts';

/** A link preview to draw. */
export interface PlannedPreview {
  prefix: string;
  /** The path of the page, below the prefix. */
  path: string;
  /** The name of the file, with a hash of everything that the picture depends on. */
  name: string;
  alt: string;
  /** What the engine draws: see ../document-writers/draw-link-previews.js. */
  picture: PreviewPicture & { families: string[]; language: string };
  fonts: Omit<PreviewFont, 'family'>[];
}

interface Options {
  bundles: Bundles;
  publicFolder: string;
  now: Date;
  /** What else the pictures depend on, such as the version of the engine. */
  version: string;
}

/**
 * Plans the link previews of the pages in one language that have no image of their own. Also returns the pages whose
 * letters no font has.
 */
export async function planPreviews({ site, paginated }: LanguagePages, options: Options) {
  const { bundles, publicFolder, now, version } = options;
  const { language, theme, url = '', prefix = '' } = site;
  const plan = { previews: [] as PlannedPreview[], missing: new Map<string, string[]>() };
  const images = imagesOf(site);
  const own = await ownFontsOf(site.fonts?.headings ?? site.fonts?.text, publicFolder);
  const fileOf = ({ file, isOwn }: PreviewFont) => (isOwn ? file : join(bundles.folder, 'client', file));
  const host = hostOf(url);
  const day = dayIn(now, site.timeZone);
  for (const { path, head } of paginated.pages) {
    if (images.get(path) ?? site.image) continue;
    const words = linkPreviewText(plainText(head.title, day), site.owner.name, host);
    const { missing, replaced, ...chosen } = chooseFonts(Object.values(words), site, bundles.client, own);
    const shown = withReplaced(words, replaced);
    if (missing.length > 0 || shown === null) {
      plan.missing.set(prefix + path, [...missing, ...(shown === null ? replaced.keys() : [])]);
      continue;
    }
    const picture = { ...previewPicture(shown, language, theme), families: chosen.families, language };
    const fonts = chosen.fonts.map(({ family, ...font }) => ({ ...font, file: fileOf({ ...font, family }) }));
    const hash = hashOf(version, JSON.stringify(picture), ...fonts.flatMap(hashed));
    const name = `${latinSlug(pathToFile(prefix + path)).slice(0, 40) || 'page'}-${hash.slice(0, 8)}.png`;
    plan.previews.push({ prefix, path, name, alt: previewAlt(words), picture, fonts });
  }
  return plan;
}

/* A host with the path of the site. Addresses of other alphabets are written in their letters. */
function hostOf(url: string): string {
  const { hostname, port } = new URL(url);
  return `${domainToUnicode(hostname).replace(/^www\./, '')}${port && `:${port}`}${baseOf(url)}`;
}

/* Words in which some characters are replaced, such as emoji by nothing; null if no title is left. */
function withReplaced(words: LinkPreviewText, replaced: ReadonlyMap<string, string>): LinkPreviewText | null {
  const clean = (text: string) =>
    graphemesOf(text)
      .map((each) => replaced.get(each) ?? each)
      .join('')
      .replace(/[^\P{Cf}\u200C\u200D]|(?<!\p{L}\p{M}*)\p{Cf}/gu, '')
      .replace(/\s+/g, ' ')
      .trim();
  const kept = Object.entries(words).flatMap(([name, text]) => (clean(text) === '' ? [] : [[name, clean(text)]]));
  const shown: Partial<LinkPreviewText> = Object.fromEntries(kept);
  return shown.title === undefined ? null : { ...words, ...shown };
}

/* What identifies a font: its content and how it is used. */
const hashed = ({ file, ...font }: Omit<PreviewFont, 'family'>) => [JSON.stringify(font), contentOf(file)];

const contentOf = (file: string) => hashOf(readFileSync(file));
