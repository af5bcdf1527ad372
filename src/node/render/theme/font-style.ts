import type { Font, FontMetrics, SiteFonts } from '../../../core/fonts/font-file.ts';
import { basePlaceholder } from '../../../core/style/custom-style.ts';

/**
 * Returns the style of a site's custom fonts. Until a font has loaded, text uses a system font with the same metrics,
 * to prevent layout shifts. Characters that a font lacks are in the fonts of the look.
 */
export function fontStyle({ text, headings }: SiteFonts): string {
  const headingSelector = ':is(h1,h2,h3,.brand)';
  const head = headings !== text && headings && stacksOf(headings, ['Own Head', ...(text ? ['Own'] : [])]);
  const own = text && stacksOf(text, ['Own']);
  return [
    ...(text && own
      ? [
          facesOf(text, 'Own'),
          `@layer tokens{:root{--first:"Own";--font:${own.loaded}}${untilLoaded(`:root[data-stand-in]{--font:${own.loading}}`)}}`,
        ]
      : []),
    ...(headings && head
      ? [
          facesOf(headings, 'Own Head'),
          '@layer tokens{:root{--heading-faces:,1em "Own Head"}}',
          `@layer look{${headingSelector}{font-family:${head.loaded}}${untilLoaded(`[data-stand-in] ${headingSelector}{font-family:${head.loading}}`)}}`,
        ]
      : []),
  ].join('');
}

/* Only scripts load a font after the first paint, so without them nothing replaces a system font. */
const untilLoaded = (rule: string) => `@media not (scripting:none){${rule}}`;

/* The values of font-family for a font, followed by other families: when they have loaded, and until then. */
function stacksOf({ kind }: Font, families: string[]): { loaded: string; loading: string } {
  const generic = kind === 'serif' ? 'serif' : 'system-ui,sans-serif';
  const rest = `var(--stand-in),${generic}`;
  return {
    loaded: [...families.map((family) => `"${family}","${family} Fallback"`), 'var(--face)', rest].join(),
    loading: [...families.map((family) => `"${family} Fallback"`), rest].join(),
  };
}

function facesOf({ faces, metrics, kind }: Font, family: string): string {
  const rules = faces.map(
    ({ address, style, weight, range }) =>
      `@font-face{font-family:"${family}";font-style:${style};font-weight:${weight};font-display:swap;src:url("${basePlaceholder}${address}") format("woff2")${range === undefined ? '' : `;unicode-range:${range}`}}`,
  );
  return [...rules, ...(metrics ? fallbackFaces(metrics, kind, family) : [])].join('');
}

/* The average widths of Arial and of Times New Roman, weighted by letter frequency in English. */
const systemFonts = {
  sans: {
    regular: { width: 0.4458, names: ['Arial', 'Liberation Sans', 'Helvetica Neue'] },
    bold: { width: 0.48, names: ['Arial Bold', 'Liberation Sans Bold', 'Helvetica Neue Bold'] },
  },
  serif: {
    regular: { width: 0.4063, names: ['Times New Roman', 'Liberation Serif', 'Tinos'] },
    bold: { width: 0.4326, names: ['Times New Roman Bold', 'Liberation Serif Bold', 'Tinos Bold'] },
  },
};

/* The weight from which on a stand-in is bold. */
const bold = 600;

/* A stand-in for each weight at which a font was measured, which is also for the weights closest to it. */
function fallbackFaces({ widths, range, ...heights }: FontMetrics, kind: Font['kind'], family: string): string[] {
  const percent = (share: number) => `${Number((share * 100).toFixed(1))}%`;
  return widths.map(([weight, averageWidth], index) => {
    const [before, after] = [widths[index - 1]?.[0], widths[index + 1]?.[0]];
    const { width, names } = systemFonts[kind][weight < bold ? 'regular' : 'bold'];
    const scale = averageWidth / width;
    const from = before === undefined ? 1 : (before + weight) / 2;
    const to = after === undefined ? 1000 : (weight + after) / 2 - 1;
    const rules = [
      `font-family:"${family} Fallback"`,
      `font-weight:${from} ${to}`,
      `src:${names.map((name) => `local("${name}")`).join()}`,
      `size-adjust:${percent(scale)}`,
      `ascent-override:${percent(heights.ascent / scale)}`,
      `descent-override:${percent(heights.descent / scale)}`,
      `line-gap-override:${percent(heights.lineGap / scale)}`,
      `unicode-range:${range}`,
    ];
    return `@font-face{${rules.join(';')}}`;
  });
}
