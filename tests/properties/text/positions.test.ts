import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pointerOf } from '../../../src/core/diagnostics/pointer.ts';
import { decode } from '../../../src/core/source/decode.ts';
import { Locator } from '../../../src/core/source/locate.ts';
import { wholeValues } from '../../support/whole-value.ts';
import { layoutOfText } from '../generators/layouts.ts';
import { runs } from '../generators/runs.ts';
import { anySite } from '../generators/site.ts';

/* Yields every value inside a value, with the path to it. */
function* values(
  value: unknown,
  steps: (string | number)[] = [],
): Generator<[steps: (string | number)[], value: unknown]> {
  yield [steps, value];
  if (typeof value === 'object' && value !== null)
    for (const [name, entry] of Object.entries(value))
      yield* values(entry, [...steps, Array.isArray(value) ? Number(name) : name]);
}

test('finds the position of every value whatever the layout of the file', () => {
  const names = fc.constantFrom('a/b', '~', '~1', '', '0', 'é"\\', 'x');
  const strange = fc.dictionary(names, fc.dictionary(names, fc.array(fc.jsonValue(), { maxLength: 2 })));
  fc.assert(
    fc.property(anySite, strange, layoutOfText, (site, extra, lay) => {
      const { text, problem } = decode(new TextEncoder().encode(lay({ ...site, extra })));
      expect(problem).toBeUndefined();
      const locator = new Locator(text);
      const wholeValue = wholeValues(text);
      for (const [steps, value] of values(JSON.parse(text))) {
        const { offset, length } = wholeValue(pointerOf(steps)) ?? { offset: 0, length: 0 };
        expect(JSON.parse(text.slice(offset, offset + length))).toEqual(value);
        const range = locator.range({ pointer: pointerOf(steps), part: 'value' });
        const isOpen = typeof value === 'object' && value !== null;
        expect(locator.spanOf(range)).toEqual({ offset, length: isOpen ? 1 : length });
        const key = locator.place({ pointer: pointerOf(steps), part: 'key' });
        const name = steps.at(-1);
        if (typeof name === 'string') expect(JSON.parse(text.slice(key.offset, key.offset + key.length))).toBe(name);
      }
    }),
    runs(30),
  );
});

test('finds a position for every value in a text that is cut off anywhere', () => {
  fc.assert(
    fc.property(
      anySite,
      layoutOfText,
      fc.nat(),
      fc.constantFrom('', ',', ':', '}', ']', '"', '/*', '\\'),
      (site, lay, at, mark) => {
        const whole = lay(site);
        const cut = at % whole.length;
        const text = whole.slice(0, cut) + mark + whole.slice(cut + 1 + (at % 3));
        const [locator, uncut] = [new Locator(text), new Locator(whole)];
        for (const [steps] of values(site)) {
          const { offset, length } = locator.place({ pointer: pointerOf(steps), part: 'value' });
          expect(offset + length).toBeLessThanOrEqual(text.length);
          // Values before the cut are found where they were.
          const before = uncut.place({ pointer: pointerOf(steps), part: 'value' });
          if (before.offset + before.length <= cut) expect({ offset, length }).toEqual(before);
        }
      },
    ),
    runs(10),
  );
});
