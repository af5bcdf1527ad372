import { fontPackageOf, printStyleOf } from '../../core/outputs/cv/print-style.ts';
import type { ResolvedSite } from '../../core/resolve/resolved-site.ts';
import { installCommand, installedVersion } from '../installed-package.ts';

/** A package that the owner installs for an output, because it is too large to be a part of Onefolio. */
interface OptionalPackage {
  name: string;
  /** The version to install. */
  version: string;
  /** The versions that work; by default, only the one to install. */
  major?: number;
}

/** The PDF engine, Typst: 51 MB. Other versions may print otherwise. */
export const pdfEngine: OptionalPackage = { name: '@myriaddreamin/typst-ts-node-compiler', version: '0.7.0' };

/** The package that writes files for Word: 5 MB. Later versions of 9 require Node 22. */
export const docxPackage: OptionalPackage = { name: 'docx', version: '9.7.1', major: 9 };

/** The engine that draws link previews: 8 MB. Other versions may draw otherwise. */
export const previewEngine: OptionalPackage = { name: '@takumi-rs/core', version: '2.16.3' };

/** Why a package can't be used for a site in a folder, and how to install it; undefined if it can. */
export function packageProblem(site: string, { name, version, major }: OptionalPackage): string | undefined {
  const installed = installedVersion(site, name);
  if (major === undefined ? installed === version : installed?.startsWith(`${major}.`)) return undefined;
  const needed = major === undefined ? `version ${version}` : `a version ${major}`;
  const reason =
    installed === undefined
      ? `the package "${name}" is not installed.`
      : `version ${installed} of the package "${name}" is installed, and ${needed} is needed.`;
  return `${reason} Install it with "${installCommand(site, [`${name}@${version}`])}".`;
}

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
