import type { Figures } from '../../../schema/resolved.ts';
import type { RichText } from '../../../schema/rich-text.ts';
import { renderRichText } from '../../components/text/render-rich-text.tsx';
import { useNow } from '../../components/text/use-now.ts';
import { plainText } from '../../shared/rich-text.ts';
import { writeNumber } from '../../shared/write-number.ts';
import { useCountUp } from './use-count-up.ts';

interface Props {
  label: RichText;
  value: number;
  suffix?: RichText;
  /** How the language formats numbers, if it isn't the default. */
  figures: Figures | undefined;
}

/**
 * A number that counts up when it first scrolls into view. The final number is always in the document: for screen
 * readers, without scripts, and to keep the width during the animation.
 */
export function Counter({ label, value, suffix: written = '', figures }: Props) {
  const suffix = plainText(written, useNow());
  const { ref, running } = useCountUp(value);
  return (
    <div className="counter">
      <dt>{renderRichText(label)}</dt>
      <dd ref={ref} data-running={running === null ? undefined : ''}>
        {/* A single text node, because a second one would move with every digit, and that counts as a layout shift. */}
        <bdi className="counter-final" dir="ltr">
          {writeNumber(value, figures) + suffix}
        </bdi>
        {running !== null && (
          <bdi className="counter-running" dir="ltr" aria-hidden="true">
            {writeNumber(running, figures, value) + suffix}
          </bdi>
        )}
      </dd>
    </div>
  );
}
