import { capital } from '../../core/diagnostics/capital.ts';
import { displayWidth } from '../../core/text/wrap-text.ts';
import type { LongStep, OnProgress } from '../../node/progress.ts';
import type { Io } from '../io.ts';
import { makePrintable } from './format-diagnostics.ts';

/** A progress line in a terminal. */
export interface Progress {
  report: OnProgress;
  /** Removes the line. Must be called before anything else is printed. */
  end(): void;
}

/* In milliseconds: the delay before the line appears, and the interval between updates. */
const [patience, interval] = [1000, 100];

/**
 * Shows progress on stderr after one second if it is a terminal; pipes and CI logs would keep every update. `now` is a
 * clock in milliseconds.
 */
export function progressOn(
  { stderr, env }: Io,
  isQuiet: boolean,
  now: () => number = () => performance.now(),
): Progress {
  if (isQuiet || !stderr.isTTY || env.CI || env.TERM === 'dumb') return { report() {}, end() {} };
  const started = now();
  let shown: { at: number; step: LongStep } | null = null;
  return {
    report(step, done, total, name) {
      const at = now();
      const isDue = shown === null ? at - started >= patience : at - shown.at >= interval || shown.step !== step;
      if (!isDue) return;
      shown = { at, step };
      const count = `${capital(step)}: ${done.toLocaleString('en')} of ${total.toLocaleString('en')}`;
      const named = name === undefined ? count : `${count} (${makePrintable(name)})`;
      // A longer line would wrap and stay on the screen.
      stderr.write(`\r\u001B[K${displayWidth(named) < (stderr.columns || 80) ? named : count}`);
    },
    end() {
      if (shown !== null) stderr.write('\r\u001B[K');
      shown = null;
    },
  };
}
