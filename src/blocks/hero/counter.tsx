import { useCountUp } from './use-count-up.ts';

interface Props {
  label: string;
  value: number;
  suffix?: string;
}

/**
 * A figure that counts up when it is first seen. The final figure is always there: it is what screen readers hear,
 * what stands without a script, and what keeps the width while the figure runs.
 */
export function Counter({ label, value, suffix = '' }: Props) {
  const { ref, running } = useCountUp(value);
  return (
    <div className="counter">
      <dt>{label}</dt>
      <dd ref={ref} data-running={running === null ? undefined : ''}>
        {/* One text each: of two the second one moves with every digit, and when the font comes; that counts as a shift. */}
        <bdi className="counter-final" dir="ltr">
          {`${value}${suffix}`}
        </bdi>
        {running !== null && (
          <bdi className="counter-running" dir="ltr" aria-hidden="true">
            {`${running}${suffix}`}
          </bdi>
        )}
      </dd>
    </div>
  );
}
