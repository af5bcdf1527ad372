import { report } from '../../core/diagnostics/report.ts';
import { type MissingCharacters, missingCharactersProblems } from '../../core/outputs/missing-characters.ts';
import { hostOf, load, type Source } from '../../node/load/load.ts';
import type { Io } from '../io.ts';
import { printDiagnostics } from './report-diagnostics.ts';

/** Prints a warning for files that lack characters, at the text in the site file. */
export async function reportMissing(missing: readonly MissingCharacters[], source: Source, io: Io): Promise<void> {
  // A build doesn't keep the text of the file.
  const { whole, locator } = await load(source);
  const host = hostOf(source);
  const problems = missingCharactersProblems(missing, whole, host);
  printDiagnostics({ diagnostics: report(host.blocks, problems, whole, locator), locator }, source, io);
}
