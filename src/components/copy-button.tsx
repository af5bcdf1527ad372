import type { Labels } from '../../schema/resolved.ts';
import { fillLabel } from '../shared/fill-label.ts';
import { Icon } from './icon.tsx';
import { notify } from './notify.ts';
import { part } from './part.ts';
import { useLabels } from './text/labels.ts';
import { Tooltip } from './tooltip/tooltip.tsx';

/** A button that copies a text and confirms it. Hidden without scripts. */
export function CopyButton({ value }: { value: string }) {
  const labels = useLabels();
  const buttonLabel = fillLabel(labels.copy, { value });
  return (
    <Tooltip text={buttonLabel}>
      <button type="button" {...part('copy-button')} aria-label={buttonLabel} onClick={() => copy(value, labels)}>
        <Icon name="copy" />
      </button>
    </Tooltip>
  );
}

/**
 * Copies a text and shows a notification with its `name`. If the browser denies it, the notification contains
 * `fallback`: the text, or where to find it. Never throws.
 */
export async function copy(text: string, labels: Labels, name = text, fallback = text): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    notify({ kind: 'success', title: fillLabel(labels.copied, { value: name }), id: 'copy' });
  } catch {
    notify({ kind: 'error', title: labels.notCopied, text: fallback, id: 'copy' });
  }
}
