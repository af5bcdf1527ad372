import { basePlaceholder } from '../../../core/content/style/custom-style.ts';
import type { Font, SiteFonts } from '../../../core/fonts/font-file.ts';

/**
 * The style of a site's own fonts. Until a font has loaded, text is shown in a system font with its proportions, so that
 * no line moves.
 */
export function fontStyle({ text, headings }: SiteFonts): string {
  const heads = ':is(h1,h2,h3,.brand)';
  return [
    // Takes precedence over the system fonts of a language, which stand in.
    ...(text
      ? [facesOf(text, 'Own'), `@layer tokens{:root:root{--face:"Own"}:root{--stand-in:${standIn('Own')}}}`]
      : []),
    ...(headings && headings !== text
      ? [
          facesOf(headings, 'Own Head'),
          `@layer tokens{:root{--faces:1em var(--face),1em "Own Head"}}`,
          `@layer look{${heads}{font-family:"Own Head",${standIn('Own Head')}}[data-stand-in] ${heads}{font-family:${standIn('Own Head')}}}`,
        ]
      : []),
  ].join('');
}

/* The family of the default look has letters that the owner's font lacks; others come from the system. */
const standIn = (family: string) => `"${family} Fallback","Readex Pro",system-ui,sans-serif`;

function facesOf({ faces, metrics, kind }: Font, family: string): string {
  const rules = faces.map(
    ({ address, style, weight, range }) =>
      `@font-face{font-family:"${family}";font-style:${style};font-weight:${weight};font-display:swap;src:url("${basePlaceholder}${address}") format("woff2")${range === undefined ? '' : `;unicode-range:${range}`}}`,
  );
  return rules.join('') + (metrics ? standInFace(metrics, kind, family) : '');
}

/* The average widths of Arial and of Times New Roman, weighted by how often letters are used in English. */
const systemFonts = {
  sans: { width: 0.4458, names: 'local("Arial"),local("Liberation Sans"),local("Helvetica Neue")' },
  serif: { width: 0.4063, names: 'local("Times New Roman"),local("Liberation Serif")' },
};

function standInFace(metrics: NonNullable<Font['metrics']>, kind: Font['kind'], family: string): string {
  const { width, names } = systemFonts[kind];
  const scale = metrics.averageWidth / width;
  const percent = (share: number) => `${Number((share * 100).toFixed(1))}%`;
  return `@font-face{font-family:"${family} Fallback";src:${names};size-adjust:${percent(scale)};ascent-override:${percent(metrics.ascent / scale)};descent-override:${percent(metrics.descent / scale)};line-gap-override:${percent(metrics.lineGap / scale)}}`;
}
