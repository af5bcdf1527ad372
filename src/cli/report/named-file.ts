import { dirname, join } from 'node:path';
import type { Diagnostic } from '../../core/diagnostics/diagnostic.ts';

/** The file that a diagnostic is in, as the owner would name it; `site` is the name of the site file. */
export const namedFile = ({ file }: Pick<Diagnostic, 'file'>, site: string): string =>
  file === undefined ? site : join(dirname(site), file);

/** The files that diagnostics are in, in a sentence. */
export function namedFiles(diagnostics: readonly Pick<Diagnostic, 'file'>[], site: string): string {
  const names = [...new Set(diagnostics.map((diagnostic) => namedFile(diagnostic, site)))];
  return names.length > 3 ? `${names.length} files` : names.join(', ').replace(/, ([^,]*)$/, ' and $1') || site;
}
