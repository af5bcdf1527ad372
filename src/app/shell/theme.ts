import { useSyncExternalStore } from 'react';
import type { Shell } from '../../../schema/resolved.ts';
import { inTransition } from '../routing/transition.ts';

export type Theme = Shell['mode'];

/** The order in which the control goes round. */
const round: readonly Theme[] = ['system', 'light', 'dark'];

const storageKey = 'onefolio:theme';
const changed = 'onefolio:theme';

/** The theme that is on, and a way to the next one. `mode` is what the server wrote into the document. */
export function useTheme(mode: Theme): [theme: Theme, next: () => void] {
  const theme = useSyncExternalStore(subscribe, read, () => mode);
  return [theme, () => choose(round[(round.indexOf(read()) + 1) % round.length] ?? 'system')];
}

/* The boot script sets the attribute before the first paint; without it the style sheet follows the device. */
function read(): Theme {
  const { theme } = document.documentElement.dataset;
  return theme === 'light' || theme === 'dark' ? theme : 'system';
}

function choose(theme: Theme): void {
  try {
    localStorage.setItem(storageKey, theme);
  } catch {
    // Storage may be blocked; the choice then lasts as long as the page.
  }
  inTransition(() => {
    if (theme === 'system') delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = theme;
    dispatchEvent(new Event(changed));
  });
}

function subscribe(notify: () => void): () => void {
  addEventListener(changed, notify);
  return () => removeEventListener(changed, notify);
}
