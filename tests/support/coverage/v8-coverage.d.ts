declare module '@bcoe/v8-coverage' {
  import type { Profiler } from 'node:inspector';

  export type ScriptCoverage = Profiler.ScriptCoverage;
  /** Merges the coverage of the same scripts in several processes. */
  export function mergeProcessCovs(processes: { result: ScriptCoverage[] }[]): { result: ScriptCoverage[] };
}
