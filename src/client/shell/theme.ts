import { useSyncExternalStore } from 'react';
import type { Shell } from '../../../schema/resolved.ts';
import { inTransition } from '../routing/transition.ts';

export type Theme = Shell['mode'];

const storageKey = 'onefolio:theme';
const changed = 'onefolio:theme';

/** The theme that is on, and a way to the next one. `mode` is what the server wrote into the document. */
export function useTheme(mode: Theme): [theme: Theme, next: () => void] {
  const theme = useSyncExternalStore(subscribe, read, () => mode);
  return [theme, () => choose(nextOf(read()))];
}

let isFirst = true;

/*
 * Round and round: the opposite of what the device shows, the same as that, and what the device says. Two of the three
 * look alike, so that one step changes nothing that is seen; the first one always does.
 */
function nextOf(theme: Theme): Theme {
  const isDark = matchMedia('(prefers-color-scheme: dark)').matches;
  const round: Theme[] = isDark ? ['light', 'dark', 'system'] : ['dark', 'light', 'system'];
  const next = isFirst ? Number(theme === round[0]) : (round.indexOf(theme) + 1) % 3;
  isFirst = false;
  return round[next] ?? 'system';
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
