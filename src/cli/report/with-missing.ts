import type { Compiled } from '../../compile/compile.ts';
import { type Problem, valueAt } from '../../compile/diagnostic/diagnostic.ts';
import { report } from '../../compile/diagnostic/report.ts';
import type { Coverage } from '../../compile/languages/coverage.ts';

/** What came of a site, where each text that is not translated is an error. */
export function withMissing(compiled: Compiled, coverage: readonly Coverage[]): Compiled {
  const problems = coverage.flatMap(({ language, missing }) =>
    missing.map((pointer): Problem => ({ code: 'OF267', at: valueAt(pointer), words: { language } })),
  );
  if (problems.length === 0) return compiled;
  const missing = report(problems, compiled.whole, compiled.locator);
  const diagnostics = [...compiled.diagnostics, ...missing].sort((a, b) => a.line - b.line || a.column - b.column);
  return { ...compiled, diagnostics };
}
