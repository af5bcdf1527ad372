import { Icon } from '../../components/icon.tsx';
import { useLabels } from '../../components/text/labels.ts';
import { Tooltip } from '../../components/tooltip/tooltip.tsx';
import { fillLabel } from '../../shared/fill-label.ts';
import { type Theme, useTheme } from './theme.ts';

/** Goes round system, light and dark, and says where it stands. The style sheet shows the icon of the theme that is on. */
export function ThemeButton({ mode }: { mode: Theme }) {
  const labels = useLabels();
  const [theme, next] = useTheme(mode);
  const words = fillLabel(labels.named, { name: labels.theme, words: labels[theme] });
  return (
    <Tooltip words={words}>
      <button type="button" className="tool theme-button" aria-label={words} onClick={next}>
        <Icon name="monitor" className="when-system" />
        <Icon name="sun" className="when-light" />
        <Icon name="moon" className="when-dark" />
      </button>
    </Tooltip>
  );
}
