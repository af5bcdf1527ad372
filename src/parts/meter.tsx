interface Props {
  /** What is measured, for screen readers. */
  name: string;
  /** A whole per cent; undefined when it is not known. */
  level: number | undefined;
}

/** A bar that shows a level. Its length comes from its digits by the rules of meter.css: the policy allows no style. */
export function Meter({ name, level }: Props) {
  return (
    <div
      className="meter"
      role="progressbar"
      aria-label={name}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={level}
    >
      <div
        className="meter-fill"
        data-state={level === undefined ? 'indeterminate' : level === 100 ? 'complete' : 'loading'}
        data-tens={level && Math.floor(level / 10)}
        data-units={level && level % 10}
      />
    </div>
  );
}
