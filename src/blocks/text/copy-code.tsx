import { copy } from '../../parts/copy.ts';
import { Icon } from '../../parts/icon.tsx';
import { useLabels } from '../../parts/labels.ts';
import { Tooltip } from '../../parts/tooltip.tsx';

interface Props {
  text: string;
  /** What the code is called when it has been copied. */
  name: string | undefined;
  words: string | undefined;
}

/** Copies code and says so. Without a script it is not there: nothing could answer it. */
export function CopyCode({ text, name = '', words = '' }: Props) {
  const labels = useLabels();
  return (
    <Tooltip words={words}>
      <button type="button" className="copy-button" aria-label={words} onClick={() => copy(text, labels, name, name)}>
        <Icon name="copy" />
      </button>
    </Tooltip>
  );
}
