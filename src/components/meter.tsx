import * as Progress from '@radix-ui/react-progress';

interface Props {
  /** What is measured, for screen readers. */
  name: string;
  /** The level as it is written beside the name. */
  children?: string;
  /** A whole per cent; undefined when it is not known. */
  level: number | undefined;
}

/** A bar that shows a level. Its length comes from data-value by the rules of src/blocks/skill-group/style.css: the policy allows no style. */
export function Meter({ name, level, children }: Props) {
  return (
    // Nothing reads data-max, which every bar would carry.
    <Progress.Root className="meter" value={level ?? null} max={100} data-max={undefined} aria-label={name}>
      {children}
      <div />
    </Progress.Root>
  );
}
