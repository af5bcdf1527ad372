import { flushSync } from 'react-dom';

/** Changes what is shown, and lets the old fade into the new where the browser can and motion is welcome. */
export function inTransition(change: () => void): void {
  if (document.startViewTransition && !matchMedia('(prefers-reduced-motion: reduce)').matches)
    // A fade that is cut short, by the next one say, has done no harm.
    document.startViewTransition(() => flushSync(change)).ready.catch(() => {});
  else change();
}
