import { join } from 'node:path';
import { toHex } from '../../core/text/css-color.ts';
import { docxPackage, packageProblem } from './optional-packages.ts';
import { failuresOf, notPublished, type PrintedFiles, type PrintJob, type PrintOptions } from './printed-files.ts';
import { printEach } from './run-printer.ts';

/** Writes CVs for Word. Never throws: a file that can't be written is a warning. */
export async function printDocx(jobs: readonly PrintJob[], options: PrintOptions): Promise<PrintedFiles> {
  if (jobs.length === 0) return { files: [], warnings: [] };
  const { site, writers, limit } = options;
  const paths = jobs.map(({ path }) => path);
  const problem = packageProblem(site, docxPackage);
  if (problem !== undefined) return { files: [], warnings: [notPublished(paths, problem)] };
  const documents = jobs.map(({ cv, style }) => ({ cv, style: { ...style, ink: toHex(style.ink).slice(1) } }));
  const requestOf = (some: readonly (typeof documents)[number][]) => ({ site, documents: some });
  const printed = await printEach(join(writers, 'write-docx.js'), documents, requestOf, limit);
  return {
    files: paths.flatMap((path, index) => {
      const line = printed[index]?.line;
      return line === undefined ? [] : [{ path, bytes: Buffer.from(JSON.parse(line).docx, 'base64') }];
    }),
    warnings: failuresOf(paths, printed, 'the package "docx"'),
  };
}
