import type { ComponentProps } from 'react';
import type { Meter as Living } from './meter.tsx';

/**
 * What a meter writes, for where nothing comes alive: without the six components that Radix needs for it, a fifth of the
 * time that it takes to draw a page full of skills. A test holds the two together.
 */
export function Meter({ name, level }: ComponentProps<typeof Living>) {
  const state = {
    'data-state': level === undefined ? 'indeterminate' : level === 100 ? 'complete' : 'loading',
    'data-value': level,
    'data-max': 100,
  };
  return (
    <div
      aria-valuemax={100}
      aria-valuemin={0}
      aria-valuenow={level}
      aria-valuetext={level === undefined ? undefined : `${level}%`}
      role="progressbar"
      {...state}
      className="meter"
      aria-label={name}
    >
      <div {...state} className="meter-fill" />
    </div>
  );
}
