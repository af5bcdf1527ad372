import fc from 'fast-check';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Meter } from '../../src/parts/meter.tsx';
import { Meter as MeterMarkup } from '../../src/parts/meter-markup.tsx';

test('prerenders a meter as it comes alive', () => {
  const meter = fc.record({
    name: fc.string({ unit: 'binary', minLength: 1 }),
    level: fc.option(fc.integer({ min: 0, max: 100 }), { nil: undefined }),
  });
  const check = (props: { name: string; level: number | undefined }) => {
    expect(renderToString(<MeterMarkup {...props} />)).toBe(renderToString(<Meter {...props} />));
  };
  for (let level = 0; level <= 100; level++) check({ name: 'React', level });
  fc.assert(fc.property(meter, check));
});
