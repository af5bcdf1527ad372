import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { CvDocument } from '../../../core/outputs/cv/cv-document.ts';
import { familyForText, fontPackageOf } from '../../../core/outputs/cv/print-style.ts';
import type { MissingCharacters } from '../../../core/outputs/missing-characters.ts';
import { visitTexts } from '../../../shared/visit-values.ts';
import { installCommand, installedVersion, packageFolder } from '../../installed-package.ts';
import { isVisible } from '../document-writers/replacement.js';
import { fontSpecOf, pdfEngine } from '../optional-packages.ts';
import { failuresOf, notPublished, type PrintedFiles, type PrintJob, type PrintOptions } from '../printed-files.ts';
import { printEach } from '../run-printer.ts';
import { inReadingOrder } from './reading-order/in-reading-order.ts';

/** Prints CVs as PDF. Never throws: a file that can't be printed is a warning. */
export async function printPdfs(jobs: readonly PrintJob[], options: PrintOptions): Promise<PrintedFiles> {
  if (jobs.length === 0) return { files: [], warnings: [] };
  const { site, writers, limit } = options;
  const families = [...new Set(jobs.flatMap(({ style }) => style.families))];
  const fonts = new Map(families.map((family) => [family, fontFiles(site, family)]));
  const lacking = families.filter((family) => fonts.get(family)?.length === 0);
  for (const family of familiesForLetters(jobs)) if (!fonts.has(family)) fonts.set(family, fontFiles(site, family));
  const problem = installationProblem(site, families, lacking);
  if (problem !== undefined) return { files: [], warnings: [notPublished(pathsOf(jobs), problem)] };

  // All other families are a fallback.
  const installed = (own: readonly string[]) =>
    [...new Set([...own, ...fonts.keys()])].filter((family) => fonts.get(family)?.length !== 0);
  const documents = jobs.map(({ cv, style }) => ({ cv, style: { ...style, families: installed(style.families) } }));
  const requestOf = (some: readonly (typeof documents)[number][]) => ({
    site,
    fonts: [...fonts.values()].flat(),
    documents: some,
  });
  const printed = await printEach(join(writers, 'write-pdf.js'), documents, requestOf, limit);

  const results = jobs.map((job, index) => resultOf(job, printed[index]?.line, site));
  const missing = results.flatMap((result) => result.missing ?? []);
  return {
    files: results.flatMap(({ path, bytes }) => (bytes ? [{ path, bytes }] : [])),
    ...(missing.length > 0 && { missing }),
    warnings: [
      ...lacking.map((family) => replacedFamily(family, families, lacking, site)),
      ...results.flatMap(({ warning }) => warning ?? []),
      ...failuresOf(pathsOf(jobs), printed, 'the PDF engine'),
    ],
  };
}

/* The families that have letters of the CVs. */
const familiesForLetters = (jobs: readonly PrintJob[]): string[] =>
  jobs.flatMap(({ cv }) => [...new Set(JSON.stringify(cv))].flatMap((text) => familyForText(text, cv.language) ?? []));

const pathsOf = (jobs: readonly PrintJob[]) => jobs.map(({ path }) => path);

/* Why nothing can be printed; undefined if the engine and a font are installed. */
function installationProblem(
  site: string,
  families: readonly string[],
  lacking: readonly string[],
): string | undefined {
  const version = installedVersion(site, pdfEngine.name);
  const isRight = version === pdfEngine.version;
  if (isRight && lacking.length < families.length) return undefined;
  const packages = [...(isRight ? [] : [`${pdfEngine.name}@${pdfEngine.version}`]), ...lacking.map(fontSpecOf)];
  const install = `Install ${packages.length === 1 ? 'it' : 'them'} with "${installCommand(site, packages)}".`;
  if (isRight) return `no font for it is installed. ${install}`;
  return version === undefined
    ? `the PDF engine${lacking.length > 0 ? ' and fonts are' : ' is'} not installed. ${install}`
    : `version ${version} of ${pdfEngine.name} is installed, and it needs ${pdfEngine.version}. ${install}`;
}

/* The files of the faces that the designs use. */
function fontFiles(site: string, family: string): string[] {
  const folder = packageFolder(site, fontPackageOf(family));
  if (folder === undefined) return [];
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  // Some families have no semibold.
  const bold = names.some((name) => name.endsWith('_600SemiBold.ttf')) ? '600SemiBold' : '700Bold';
  return names
    .filter((name) => new RegExp(`_(?:400Regular|${bold})(?:_Italic)?\\.ttf$`).test(name))
    .sort()
    .map((name) => join(folder, name));
}

function replacedFamily(family: string, families: readonly string[], lacking: readonly string[], site: string): string {
  const other = families.find((each) => !lacking.includes(each));
  return `The PDF of your CV uses ${other}, because ${family} is not installed. Install it with "${installCommand(site, [fontSpecOf(family)])}".`;
}

interface Result {
  path: string;
  bytes?: Uint8Array;
  missing?: MissingCharacters;
  warning?: string;
}

/* What a line of the script means: see document-writers/write-pdf.js. */
function resultOf({ path, cv }: PrintJob, line: string | undefined, site: string): Result {
  if (line === undefined) return { path };
  const { pdf, left = [], missing = [], error }: Answer = JSON.parse(line);
  const lacking = (characters: readonly string[]) => ({
    path: `/${path}`,
    language: cv.language,
    characters,
    words: wordsWith(characters, cv),
  });
  const install = fontsFor(missing, cv.language, site);
  // Letters that a font could show are worth a command; others are left out.
  if (missing.length > 0 && (pdf === undefined || install !== undefined))
    return { path, missing: { ...lacking(missing), isPublished: false, install } };
  if (pdf === undefined) return { path, warning: notPublished([path], `the PDF engine failed: ${error}.`) };
  const printed = Buffer.from(pdf, 'base64');
  const bytes = cv.direction === 'rtl' ? inReadingOrder(printed) : printed;
  const visible = [...missing, ...left].filter(isVisible);
  return { path, bytes, ...(visible.length > 0 && { missing: { ...lacking(visible), isPublished: true } }) };
}

type Answer = Partial<Record<'pdf' | 'error', string> & Record<'left' | 'missing', string[]>>;

/* The words of a CV with one of these characters, in its order. */
function wordsWith(characters: readonly string[], cv: CvDocument): string[] {
  const words = new Set<string>();
  visitTexts(cv, (text) => {
    for (const word of text.split(/\s+/)) if (characters.some((each) => word.includes(each))) words.add(word);
  });
  return [...words];
}

/* The command that installs fonts with these letters; undefined if none is known. */
function fontsFor(letters: readonly string[], language: string, site: string): string | undefined {
  const families = [...new Set(letters.flatMap((text) => familyForText(text, language) ?? []))];
  const others = families.filter((family) => packageFolder(site, fontPackageOf(family)) === undefined);
  return others.length === 0 ? undefined : installCommand(site, others.map(fontSpecOf));
}
