import { dirname, join } from 'node:path';
import type { Diagnostic } from '../../core/diagnostics/diagnostic.ts';

/** Returns the file of a diagnostic as shown to the owner; `site` is the name of the site file. */
export const namedFile = ({ file }: Pick<Diagnostic, 'file'>, site: string): string =>
  file === undefined ? site : join(dirname(site), file);

/** Lists the files of diagnostics for a sentence. */
export function namedFiles(diagnostics: readonly Pick<Diagnostic, 'file'>[], site: string): string {
  const names = [...new Set(diagnostics.map((diagnostic) => namedFile(diagnostic, site)))];
  return names.length > 3 ? `${names.length} files` : names.join(', ').replace(/, ([^,]*)$/, ' and $1') || site;
}
