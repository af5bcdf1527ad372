import { join } from 'node:path';
import { toHex } from '../../../core/text/css-color.ts';
import { installCommand, installedVersion } from '../../installed-package.ts';
import { docxPackage } from '../optional-packages.ts';
import { failuresOf, notPublished, type PrintedFiles, type PrintJob, type PrintOptions } from '../printed-files.ts';
import { printEach } from '../run-printer.ts';

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
  const requestOf = (some: readonly (typeof documents)[number][]) => ({ site, documents: some });
  const printed = await printEach(join(printers, 'print-docx.js'), documents, requestOf, limit);
  return {
    files: paths.flatMap((path, index) => {
      const line = printed[index]?.line;
      return line === undefined ? [] : [{ path, bytes: Buffer.from(JSON.parse(line).docx, 'base64') }];
    }),
    warnings: failuresOf(paths, printed, 'the package "docx"'),
  };
}
