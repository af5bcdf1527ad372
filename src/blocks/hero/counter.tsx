import { decimalsOf } from '../../shared/write-number.ts';
import { useCountUp } from './use-count-up.ts';

interface Props {
  label: string;
  value: number;
  /** Writes the figure, or one on the way to it, with all that belongs to it. */
  write(figure: number): string;
}

/**
 * A figure that counts up when it is first seen. The final figure is always there: it is what screen readers hear,
 * what stands without a script, and what keeps the width while the figure runs.
 */
export function Counter({ label, value, write }: Props) {
  // It counts in whole steps of its last digit: 4.9 by tenths.
  const unit = 10 ** decimalsOf(value);
  const { ref, running } = useCountUp(Math.round(value * unit));
  return (
    <div className="counter">
      <dt>{label}</dt>
      <dd ref={ref} data-running={running === null ? undefined : ''}>
        <bdi className="counter-final" dir="ltr">
          {write(value)}
        </bdi>
        {running !== null && (
          <bdi className="counter-running" dir="ltr" aria-hidden="true">
            {/* One text: of two the second one would move with every digit, and that counts as a shift. */}
            {write(running / unit)}
          </bdi>
        )}
      </dd>
    </div>
  );
}
