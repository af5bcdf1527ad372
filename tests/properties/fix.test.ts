import fc from 'fast-check';
import { expect, test } from 'vitest';
import { applyEdits } from '../../src/edit/edits.ts';
import { applyFixes } from '../../src/edit/fix.ts';
import { compileSite } from '../support/sites/site.ts';
import { runs } from './generators/runs.ts';
import { anySite } from './generators/site.ts';
import { slipped } from './generators/typing-errors.ts';

const compileText = (text: string) => compileSite(text);

test('gives any site back as it was before the slips of the pen, byte by byte, and changes nothing the next time', () => {
  fc.assert(
    fc.property(anySite.chain(slipped), ({ right, slips }) => {
      const wrong = applyEdits(right, slips);
      const fixed = applyFixes(compileText(wrong), compileText);
      expect(fixed.locator.text.split('\n')).toEqual(right.split('\n'));
      expect(applyFixes(fixed, compileText)).toBe(fixed);
    }),
    runs(40),
  );
});
