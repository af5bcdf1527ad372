import { report } from '../../core/diagnostics/report.ts';
import { type MissingCharacters, missingCharactersProblems } from '../../core/outputs/missing-characters.ts';
import { hostOf, load, type Source } from '../../node/load/load.ts';
import type { Io } from '../io.ts';
import { type Counted, printTexts } from './report-diagnostics.ts';

/** Prints a warning for files that lack characters, at the text in the site file. Returns the warnings. */
export async function reportMissing(
  missing: readonly MissingCharacters[],
  source: Source,
  io: Io,
  isVerbose: boolean,
): Promise<Counted[]> {
  if (missing.length === 0) return [];
  // A build doesn't keep the text of the file.
  const { whole, locator } = await load(source);
  const host = hostOf(source);
  const diagnostics = report(host.blocks, missingCharactersProblems(missing, whole, host), whole, locator);
  printTexts({ diagnostics, locator }, source, io, isVerbose);
  return diagnostics;
}
