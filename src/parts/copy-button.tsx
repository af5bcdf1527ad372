import { Icon } from './icon.tsx';
import { fillLabel, useLabels } from './labels.ts';
import { notify } from './notify.ts';
import { Tooltip } from './tooltip.tsx';
import { usePress } from './use-press.ts';

/** Copies a text and says so. Without a script it is not there: nothing could answer it. */
export function CopyButton({ value }: { value: string }) {
  const labels = useLabels();
  const words = fillLabel(labels.copy, { value });
  const ref = usePress(async () => {
    try {
      await navigator.clipboard.writeText(value);
      notify({ kind: 'success', title: fillLabel(labels.copied, { value }), id: 'copy' });
    } catch {
      notify({ kind: 'error', title: labels.notCopied, text: value, id: 'copy' });
    }
  });
  return (
    <span className="copy" ref={ref}>
      <Tooltip words={words}>
        <button type="button" className="copy-button" aria-label={words}>
          <Icon name="copy" />
        </button>
      </Tooltip>
    </span>
  );
}
