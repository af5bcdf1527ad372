import { flushSync } from 'react-dom';

/** Updates the page in a view transition, if the browser supports it and reduced motion isn't requested. */
export function withViewTransition(change: () => void): void {
  if (document.startViewTransition && !matchMedia('(prefers-reduced-motion: reduce)').matches)
    // A transition that is skipped, for example by the next one, isn't an error.
    document.startViewTransition(() => flushSync(change)).ready.catch(() => {});
  else change();
}
