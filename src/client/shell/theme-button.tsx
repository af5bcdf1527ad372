import { useSyncExternalStore } from 'react';
import type { Shell } from '../../../schema/resolved.ts';
import { Icon } from '../../components/icon.tsx';
import { part } from '../../components/part.ts';
import { useLabels } from '../../components/text/labels.ts';
import { Tooltip } from '../../components/tooltip/tooltip.tsx';
import { fillLabel } from '../../shared/fill-label.ts';
import { withViewTransition } from '../routing/view-transition.ts';

/** Cycles through system, light and dark, and announces the current theme. The style sheet shows its icon. */
export function ThemeButton({ mode }: { mode: Theme }) {
  const labels = useLabels();
  const [theme, next] = useTheme(mode);
  const buttonLabel = fillLabel(labels.named, { name: labels.theme, words: labels[theme] });
  return (
    <Tooltip text={buttonLabel}>
      <button type="button" {...part('tool', 'tool theme-button')} aria-label={buttonLabel} onClick={next}>
        <Icon name="monitor" className="when-system" />
        <Icon name="sun" className="when-light" />
        <Icon name="moon" className="when-dark" />
      </button>
    </Tooltip>
  );
}

type Theme = Shell['mode'];

const storageKey = 'onefolio:theme';
const changed = 'onefolio:theme';

/* Returns the current theme, and a function that selects the next one. `mode` is the prerendered theme. */
function useTheme(mode: Theme): [theme: Theme, next: () => void] {
  const theme = useSyncExternalStore(subscribe, read, () => mode);
  return [theme, () => choose(nextOf(read()))];
}

let isFirst = true;

/*
 * The cycle: the opposite of the system theme, the same as the system theme, system. The first step always changes the
 * appearance; one of the others doesn't.
 */
function nextOf(theme: Theme): Theme {
  const isDark = matchMedia('(prefers-color-scheme: dark)').matches;
  const cycle: Theme[] = isDark ? ['light', 'dark', 'system'] : ['dark', 'light', 'system'];
  const next = isFirst ? Number(theme === cycle[0]) : (cycle.indexOf(theme) + 1) % 3;
  isFirst = false;
  return cycle[next] ?? 'system';
}

/* The inline script sets the attribute before the first paint; without it, the style sheet uses the system theme. */
function read(): Theme {
  const { theme } = document.documentElement.dataset;
  return theme === 'light' || theme === 'dark' ? theme : 'system';
}

function choose(theme: Theme): void {
  try {
    localStorage.setItem(storageKey, theme);
  } catch {
    // If storage is blocked, the choice lasts until the page is closed.
  }
  withViewTransition(() => {
    if (theme === 'system') delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = theme;
    dispatchEvent(new Event(changed));
  });
}

function subscribe(notify: () => void): () => void {
  addEventListener(changed, notify);
  return () => removeEventListener(changed, notify);
}
