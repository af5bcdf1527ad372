import type { RichSite } from '../../../../schema/site.ts';
import type { PreviewWords } from '../../../core/outputs/preview/preview-words.ts';
import { directionOf } from '../../../core/text/direction.ts';
import type { PreviewNode } from '../../../looks/define-preview.ts';
import { looks } from '../../../looks/looks.ts';
import { toHex } from '../../render/theme/color.ts';
import { colorsOf, faviconSvg } from '../../render/theme/favicon.ts';
import { accentOf, recolored } from '../../render/theme/palette.ts';
import { scriptOf } from '../../render/theme/script-of.ts';

/** A picture for the engine: its nodes, and the images that they show. */
export interface PreviewPicture {
  tree: PreviewNode;
  images: { src: string; svg: string }[];
}

/** The picture of a link preview: the words in the design of the look, in its colors, in the direction of the language. */
export function previewPicture(words: PreviewWords, language: string, theme: RichSite['theme']): PreviewPicture {
  const accent = accentOf(theme);
  const { ground, mark } = colorsOf(accent);
  const src = 'mark.svg';
  const tree = looks[theme?.look ?? 'door'].preview(words, {
    hex: (color) => toHex(recolored(color, accent)),
    accent: { ground, text: mark },
    mark: (size) => ({ type: 'image', src, style: { width: size, height: size, flexShrink: 0 } }),
    direction: directionOf(language),
    isTall: !shortScripts.has(scriptOf(language)),
  });
  return { tree, images: [{ src, svg: faviconSvg(theme) }] };
}

/* Scripts without marks above and below, in which letters can be moved together. */
const shortScripts = new Set(['Latn', 'Cyrl', 'Grek', 'Hebr', 'Armn', 'Geor']);
