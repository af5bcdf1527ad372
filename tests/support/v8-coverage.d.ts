declare module '@bcoe/v8-coverage' {
  import type { Profiler } from 'node:inspector';

  export type ScriptCoverage = Profiler.ScriptCoverage;
  /** Adds up what several processes have run of the same scripts. */
  export function mergeProcessCovs(processes: { result: ScriptCoverage[] }[]): { result: ScriptCoverage[] };
}
