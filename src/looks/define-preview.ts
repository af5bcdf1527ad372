import type { PreviewWords } from '../core/outputs/preview/preview-words.ts';
import type { Oklch } from '../core/text/css-color.ts';

/** What the design of a link preview needs besides the words. */
interface PreviewPaint {
  /** A color in hexadecimal notation; those with a hue from 225 to 265 change with the accent. */
  hex(color: Oklch): string;
  /** The ground of the look "door" in the accent color, and the color of text on it. */
  accent: { ground: Oklch; text: string };
  /** The favicon, as wide and high as this. */
  mark(size: number): PreviewNode;
  direction: 'ltr' | 'rtl';
  /** Whether the letters of the language need more space between lines, and none between letters. */
  isTall: boolean;
}

type Style = Readonly<Record<string, string | number>>;

/** A node of the picture, in the format of its engine. */
export type PreviewNode =
  | { type: 'container'; style: Style; children: PreviewNode[] }
  | { type: 'image'; src: string; style: Style }
  | PreviewText;

/** A text that is as large as its place allows, and ends with "…" if even the smallest size is too large. */
interface PreviewText {
  type: 'text';
  text: string;
  style: Style;
  /** The sizes, from the largest one, and how many lines the text may take in each. */
  steps: readonly Step[];
}

type Step = readonly [size: number, lines: number];

/** The design of a look for link previews with words: a picture of 1200 by 630 pixels. */
export type PreviewDesign = (words: PreviewWords, paint: PreviewPaint) => PreviewNode;

/** How a text is set: its width in pixels and its sizes, and other properties in the notation of CSS. */
interface Setting {
  width: number;
  steps: readonly Step[];
  weight: number;
  color: string;
  /** The height of a line and the space between letters, in em. */
  leading?: number;
  tracking?: number;
  style?: Style;
}

/** A text of a picture; nothing if it is undefined. */
export function textOf(text: string | undefined, setting: Setting, { isTall }: PreviewPaint): PreviewText[] {
  if (text === undefined) return [];
  const { width, steps, weight, color, leading = 1.25, tracking = 0, style } = setting;
  return [
    {
      type: 'text',
      text,
      style: {
        width,
        color,
        fontWeight: weight,
        lineHeight: isTall ? Math.max(leading, 1.4) : leading,
        ...(tracking !== 0 && !isTall && { letterSpacing: `${tracking}em` }),
        textAlign: 'start',
        ...style,
        ...(isTall && { fontStyle: 'normal' }),
      },
      steps: isTall ? steps.map(([size, lines]) => [smaller(size), lines]) : steps,
    },
  ];
}

/* Large letters with marks need a smaller size for the same height; small ones stay readable. */
const smaller = (size: number) => (size > 56 ? Math.round(56 + (size - 56) * 0.68) : size);

/** A host: its parts are from left to right in every language, at the end of its place. */
export const hostOf = (text: string, setting: Setting, paint: PreviewPaint): PreviewNode[] =>
  textOf(
    text,
    {
      ...setting,
      style: { direction: 'ltr', textAlign: paint.direction === 'rtl' ? 'left' : 'right', ...setting.style },
    },
    paint,
  );

/** A name; without one, its place stays free. */
export const nameOf = (text: string | undefined, setting: Setting, paint: PreviewPaint): PreviewNode[] =>
  text === undefined ? [boxOf({ width: setting.width })] : textOf(text, setting, paint);

/** Nodes below each other. */
export const columnOf = (children: PreviewNode[], style: Style = {}): PreviewNode => ({
  type: 'container',
  style: { display: 'flex', flexDirection: 'column', ...style },
  children,
});

/** Nodes next to each other, in the direction of the language. */
export const rowOf = (children: PreviewNode[], style: Style = {}): PreviewNode => ({
  type: 'container',
  style: { display: 'flex', flexDirection: 'row', alignItems: 'center', ...style },
  children,
});

/* A rectangle. */
const boxOf = (style: Style): PreviewNode => ({ type: 'container', style, children: [] });

/** A rectangle at a place of the picture. */
export const boxAt = (left: number, top: number, width: number, height: number, style: Style): PreviewNode =>
  boxOf({ position: 'absolute', left, top, width, height, ...style });

/** The whole picture. Its parts are at places of their own. */
export const pictureOf = (children: PreviewNode[], background: string, { direction }: PreviewPaint): PreviewNode => ({
  type: 'container',
  style: { position: 'relative', display: 'flex', width: 1200, height: 630, backgroundColor: background, direction },
  children,
});

/** Nodes below each other at a place of the picture. */
export const columnAt = (
  left: number,
  top: number,
  width: number,
  height: number,
  children: PreviewNode[],
  style: Style = {},
): PreviewNode => columnOf(children, { position: 'absolute', left, top, width, height, ...style });
