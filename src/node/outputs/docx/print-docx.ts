import { join } from 'node:path';
import { installCommand, installedVersion } from '../../installed-package.ts';
import { toHex } from '../../render/theme/color.ts';
import { docxPackage } from '../optional-packages.ts';
import { notPublished, type PrintedFiles, type PrintJob, type PrintOptions } from '../printed-files.ts';
import { runPrinter } from '../run-printer.ts';

/** Writes CVs for Word. Never throws: a file that can't be written is a warning. */
export async function printDocx(jobs: readonly PrintJob[], options: PrintOptions): Promise<PrintedFiles> {
  if (jobs.length === 0) return { files: [], warnings: [] };
  const { site, printers, limit } = options;
  const paths = jobs.map(({ path }) => path);
  const version = installedVersion(site, docxPackage.name);
  if (!version?.startsWith('9.')) {
    const install = `Install it with "${installCommand(site, [`${docxPackage.name}@${docxPackage.version}`])}".`;
    const reason =
      version === undefined
        ? `the package "docx" is not installed. ${install}`
        : `version ${version} of the package "docx" is installed, and a version 9 is needed. ${install}`;
    return { files: [], warnings: [notPublished(paths, reason)] };
  }
  const documents = jobs.map(({ cv, style }) => ({ cv, style: { ...style, ink: toHex(style.ink).slice(1) } }));
  const { lines, failure = 'it wrote nothing' } = await runPrinter(
    join(printers, 'print-docx.js'),
    { site, documents },
    limit,
  );
  const unwritten = paths.slice(lines.length);
  return {
    files: lines.map((line, index) => ({
      // The printer writes one line for each path.
      path: paths[index] as string,
      bytes: Buffer.from(JSON.parse(line).docx, 'base64'),
    })),
    warnings: unwritten.length > 0 ? [notPublished(unwritten, `the package "docx" failed: ${failure}.`)] : [],
  };
}
