import type { Figures } from '../../../schema/resolved.ts';
import { writeNumber } from '../../shared/write-number.ts';
import { useCountUp } from './use-count-up.ts';

interface Props {
  label: string;
  value: number;
  suffix?: string;
  /** How this language writes a figure, where that is more than digits. */
  figures: Figures | undefined;
}

/**
 * A figure that counts up when it is first seen. The final figure is always there: it is what screen readers hear,
 * what stands without a script, and what keeps the width while the figure runs.
 */
export function Counter({ label, value, suffix = '', figures }: Props) {
  const { ref, running } = useCountUp(value);
  return (
    <div className="counter">
      <dt>{label}</dt>
      <dd ref={ref} data-running={running === null ? undefined : ''}>
        {/* One text each: of two the second one moves with every digit, and when the font comes; that counts as a shift. */}
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
