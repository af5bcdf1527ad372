import { Icon } from '../../components/icon.tsx';
import { useLabels } from '../../components/text/labels.ts';
import { Tooltip } from '../../components/tooltip/tooltip.tsx';
import { fillLabel } from '../../shared/fill-label.ts';
import { type Theme, useTheme } from './theme.ts';

/** Cycles through system, light and dark, and announces the current theme. The style sheet shows its icon. */
export function ThemeButton({ mode }: { mode: Theme }) {
  const labels = useLabels();
  const [theme, next] = useTheme(mode);
  const buttonLabel = fillLabel(labels.named, { name: labels.theme, words: labels[theme] });
  return (
    <Tooltip text={buttonLabel}>
      <button type="button" className="tool theme-button" aria-label={buttonLabel} onClick={next}>
        <Icon name="monitor" className="when-system" />
        <Icon name="sun" className="when-light" />
        <Icon name="moon" className="when-dark" />
      </button>
    </Tooltip>
  );
}
