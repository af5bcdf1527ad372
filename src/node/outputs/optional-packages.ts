import { fontPackageOf, printStyleOf } from '../../core/outputs/cv/print-style.ts';
import type { ResolvedSite } from '../../core/resolve/resolved-site.ts';

/** A package that the owner installs for an output, because it is too large to be a part of Onefolio. */
interface OptionalPackage {
  name: string;
  version: string;
}

/** The PDF engine, Typst: 51 MB. Other versions may print otherwise. */
export const pdfEngine: OptionalPackage = { name: '@myriaddreamin/typst-ts-node-compiler', version: '0.7.0' };

/** The package that writes files for Word: 5 MB. Later versions of 9 require Node 22. */
export const docxPackage: OptionalPackage = { name: 'docx', version: '9.7.1' };

/** The engine that draws link previews: 8 MB. Other versions may draw otherwise. */
export const previewEngine: OptionalPackage = { name: '@takumi-rs/core', version: '2.16.3' };

/* The fonts of the PDF have different patch versions. */
const fontVersions = '0.4.x';

/** The package with a font of the PDF and its version, as an installer reads them. */
export const fontSpecOf = (family: string): string => `${fontPackageOf(family)}@${fontVersions}`;

/** The packages that print the CV of a site as PDF: the engine, and the fonts of the look and the languages. */
export function pdfPackages(
  languages: readonly string[],
  theme: NonNullable<ResolvedSite['theme']>,
): Record<string, string> {
  const styles = languages.map((language) => printStyleOf({ language, theme, owner: { name: '' } }));
  const fonts = styles.flatMap(({ families }) => families.map(fontPackageOf));
  return { [pdfEngine.name]: pdfEngine.version, ...Object.fromEntries(fonts.map((name) => [name, fontVersions])) };
}
