import { fillLabel } from '../shared/fill-label.ts';
import { Icon } from './icon.tsx';
import { useLabels } from './labels.ts';
import { notify } from './notify.ts';
import { Tooltip } from './tooltip.tsx';

/** Copies a text and says so. Without a script it is not there: nothing could answer it. */
export function CopyButton({ value }: { value: string }) {
  const labels = useLabels();
  const words = fillLabel(labels.copy, { value });
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value);
      notify({ kind: 'success', title: fillLabel(labels.copied, { value }), id: 'copy' });
    } catch {
      notify({ kind: 'error', title: labels.notCopied, text: value, id: 'copy' });
    }
  };
  return (
    <Tooltip words={words}>
      <button type="button" className="copy-button" aria-label={words} onClick={copy}>
        <Icon name="copy" />
      </button>
    </Tooltip>
  );
}
