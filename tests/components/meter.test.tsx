import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Meter } from '../../src/components/meter.tsx';

const stateOf = (level: number | undefined) => {
  const markup = renderToStaticMarkup(<Meter name="Rust" level={level} />);
  return {
    value: /aria-valuenow="(\d+)"/.exec(markup)?.[1],
    state: /data-state="([a-z]+)"/.exec(markup)?.[1],
  };
};

test('is loading below 100 percent, complete at 100, and indeterminate without a level', () => {
  expect(stateOf(99)).toEqual({ value: '99', state: 'loading' });
  expect(stateOf(0)).toEqual({ value: '0', state: 'loading' });
  expect(stateOf(100)).toEqual({ value: '100', state: 'complete' });
  expect(stateOf(undefined)).toEqual({ value: undefined, state: 'indeterminate' });
});
