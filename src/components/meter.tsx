import * as Progress from '@radix-ui/react-progress';
import { part } from './part.ts';

interface Props {
  /** The name of the measured value, for screen readers. */
  name: string;
  /** The level as text. */
  children?: string;
  /** A whole percentage; undefined if unknown. */
  level: number | undefined;
}

/**
 * A bar for a level. src/blocks/skill-group/style.css sets its length by data-value, because the policy forbids inline
 * styles.
 */
export function Meter({ name, level, children }: Props) {
  return (
    // Nothing reads data-max, so it is left out of every bar. The style sheet reads the digits of data-value.
    <Progress.Root
      {...part('meter')}
      value={level ?? null}
      max={100}
      data-max={undefined}
      data-value={level?.toString().padStart(2, '0')}
      aria-label={name}
    >
      {children}
      <div />
    </Progress.Root>
  );
}
