import type { RichSite } from '../../../../schema/site.ts';
import type { LinkPreviewText } from '../../../core/outputs/link-preview-text.ts';
import { directionOfText, isolateLatin } from '../../../core/text/bidi.ts';
import { toHex } from '../../../core/text/css-color.ts';
import { directionOf, isTall } from '../../../core/text/script-and-direction.ts';
import { plainText } from '../../../shared/rich-text.ts';
import { faviconSvg, groundOf, inkOn } from '../../render/theme/favicon.ts';
import { previewSize } from '../../render/theme/textless-link-preview.ts';

type Style = Readonly<Record<string, string | number>>;

/** A node of a picture, in the format of the engine. */
export type PreviewNode =
  | { type: 'container'; style: Style; children: PreviewNode[] }
  | { type: 'image'; src: string; style: Style }
  | PreviewText;

/** A text in the largest of its sizes in which it is at most this high; it ends with "…" if it is too long for all. */
interface PreviewText {
  type: 'text';
  text: string;
  style: Style;
  sizes: readonly number[];
  height: number;
}

/** A picture for the engine: its nodes, and the SVG that they show as "mark.svg". */
export interface PreviewPicture {
  tree: PreviewNode;
  mark: string;
}

/** The picture of a link preview: the words and the favicon in the colors of the look, in the direction of the language. */
export function previewPicture(
  { title, subtitle, name = '', host }: LinkPreviewText,
  language: string,
  theme: RichSite['theme'] = {},
): PreviewPicture {
  const ground = groundOf(theme);
  const ink = inkOn(ground);
  const direction = directionOf(language);
  const lineHeight = isTall(language) ? 1.4 : 1.15;
  const start = direction === 'rtl' ? 'right' : 'left';
  const textOf = (written: string, sizes: number[], height: number, style: Style): PreviewText[] => {
    const own = directionOfText(written, direction);
    const text = own === 'rtl' ? plainText(isolateLatin(written)) : written;
    return text === ''
      ? []
      : [{ type: 'text', text, sizes, height, style: { textAlign: start, direction: own, lineHeight, ...style } }];
  };
  const row = { position: 'absolute', left: 80, width: 1040, display: 'flex' };
  const words = [
    ...textOf(title, [132, 112, 96, 84, 72, 62, 54], subtitle === undefined ? 274 : 184, {
      width: 1040,
      fontWeight: 600,
    }),
    ...textOf(subtitle ?? '', [46, 40, 34], 90, { width: 1040 }),
  ];
  const foot = [
    ...textOf(name, [36, 32, 28, 24], 72, { width: 600, fontWeight: 600 }),
    // A host is from left to right in every language.
    ...textOf(host, [30, 26, 22], 72, {
      width: 440,
      direction: 'ltr',
      textAlign: direction === 'rtl' ? 'left' : 'right',
    }),
  ];
  const mark = { position: 'absolute', top: 64, [direction === 'rtl' ? 'left' : 'right']: 80, width: 104, height: 104 };
  return {
    tree: containerOf(
      { ...previewSize, position: 'relative', display: 'flex', backgroundColor: toHex(ground), color: ink, direction },
      [
        { type: 'image', src: 'mark.svg', style: mark },
        containerOf({ ...row, top: 178, height: 274, flexDirection: 'column', justifyContent: 'flex-end' }, words),
        containerOf({ ...row, top: 490, height: 3, backgroundColor: ink }),
        containerOf({ ...row, top: 508, height: 72, alignItems: 'center', justifyContent: 'flex-end' }, foot),
      ],
    ),
    mark: faviconSvg(theme),
  };
}

const containerOf = (style: Style, children: PreviewNode[] = []): PreviewNode => ({
  type: 'container',
  style,
  children,
});
