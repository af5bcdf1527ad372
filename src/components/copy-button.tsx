import { fillLabel } from '../shared/fill-label.ts';
import { copy } from './copy.ts';
import { Icon } from './icon.tsx';
import { useLabels } from './text/labels.ts';
import { Tooltip } from './tooltip/tooltip.tsx';

/** A button that copies a text and confirms it. Hidden without scripts. */
export function CopyButton({ value }: { value: string }) {
  const labels = useLabels();
  const buttonLabel = fillLabel(labels.copy, { value });
  return (
    <Tooltip text={buttonLabel}>
      <button type="button" className="copy-button" aria-label={buttonLabel} onClick={() => copy(value, labels)}>
        <Icon name="copy" />
      </button>
    </Tooltip>
  );
}
