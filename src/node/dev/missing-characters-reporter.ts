import type { CompilerHost } from '../../core/compiler-host.ts';
import { type MissingCharacters, missingCharactersProblems } from '../../core/outputs/missing-characters.ts';
import type { Checked } from '../../core/pipeline.ts';
import { toDiagnostics } from '../../core/source/to-diagnostics.ts';
import type { ValidSite } from './dev-state.ts';

/** Called with the warnings about characters that no font of a file has. */
export type OnMissing = (found: Pick<Checked, 'diagnostics' | 'locator'>) => void;

/** Reports characters that a file of a valid site lacks. */
export type ReportMissing = (missing: MissingCharacters, good: ValidSite) => void;

/** Creates a function that reports what a file lacks once for each valid site, however often it is requested. */
export function missingReporter(host: () => CompilerHost, onMissing: OnMissing): ReportMissing {
  const reported = new WeakMap<ValidSite, Set<string>>();
  return (missing, good) => {
    const paths = reported.get(good) ?? new Set();
    if (paths.has(missing.path)) return;
    reported.set(good, paths.add(missing.path));
    const { written, locator } = good;
    const inDev = host();
    const problems = missingCharactersProblems([missing], written, inDev);
    onMissing({ diagnostics: toDiagnostics(inDev.blocks, problems, written, locator), locator });
  };
}
