import { registry } from '../../blocks/registry.ts';
import { report } from '../../core/diagnostics/report.ts';
import { type MissingCharacters, missingCharactersProblem } from '../../core/outputs/missing-characters.ts';
import { load, type Source } from '../../node/load/load.ts';
import type { Io } from '../io.ts';
import { printDiagnostics } from './report-diagnostics.ts';

/** Prints a warning for each file that lacks characters, at the text in the site file. */
export async function reportMissing(missing: readonly MissingCharacters[], source: Source, io: Io): Promise<void> {
  // A build doesn't keep the text of the file.
  const { whole, locator } = await load(source);
  const problems = missing.map((each) => missingCharactersProblem(each, whole));
  printDiagnostics({ diagnostics: report(registry, problems, whole, locator), locator }, source, io);
}
