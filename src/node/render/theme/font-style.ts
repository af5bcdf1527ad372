import type { Font, SiteFonts } from '../../../core/fonts/font-file.ts';
import { basePlaceholder } from '../../../core/style/custom-style.ts';

/**
 * Returns the style of a site's custom fonts. Until a font has loaded, text uses a system font with the same metrics,
 * to prevent layout shifts.
 */
export function fontStyle({ text, headings }: SiteFonts): string {
  const headingSelector = ':is(h1,h2,h3,.brand)';
  return [
    // Takes precedence over the system fonts of a language, which become fallbacks.
    ...(text
      ? [facesOf(text, 'Own'), `@layer tokens{:root:root{--face:"Own"}:root{--stand-in:${fallbacks('Own')}}}`]
      : []),
    ...(headings && headings !== text
      ? [
          facesOf(headings, 'Own Head'),
          `@layer tokens{:root{--faces:1em var(--face),1em "Own Head"}}`,
          `@layer look{${headingSelector}{font-family:"Own Head",${fallbacks('Own Head')}}[data-stand-in] ${headingSelector}{font-family:${fallbacks('Own Head')}}}`,
        ]
      : []),
  ].join('');
}

/* The fallbacks: the font of the default look for letters that the owner's font lacks, and system fonts for others. */
const fallbacks = (family: string) => `"${family} Fallback","Readex Pro",system-ui,sans-serif`;

function facesOf({ faces, metrics, kind }: Font, family: string): string {
  const rules = faces.map(
    ({ address, style, weight, range }) =>
      `@font-face{font-family:"${family}";font-style:${style};font-weight:${weight};font-display:swap;src:url("${basePlaceholder}${address}") format("woff2")${range === undefined ? '' : `;unicode-range:${range}`}}`,
  );
  return rules.join('') + (metrics ? fallbackFace(metrics, kind, family) : '');
}

/* The average widths of Arial and of Times New Roman, weighted by letter frequency in English. */
const systemFonts = {
  sans: { width: 0.4458, names: 'local("Arial"),local("Liberation Sans"),local("Helvetica Neue")' },
  serif: { width: 0.4063, names: 'local("Times New Roman"),local("Liberation Serif")' },
};

function fallbackFace(metrics: NonNullable<Font['metrics']>, kind: Font['kind'], family: string): string {
  const { width, names } = systemFonts[kind];
  const scale = metrics.averageWidth / width;
  const percent = (share: number) => `${Number((share * 100).toFixed(1))}%`;
  return `@font-face{font-family:"${family} Fallback";src:${names};size-adjust:${percent(scale)};ascent-override:${percent(metrics.ascent / scale)};descent-override:${percent(metrics.descent / scale)};line-gap-override:${percent(metrics.lineGap / scale)}}`;
}
