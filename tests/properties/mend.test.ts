import fc from 'fast-check';
import { expect, test } from 'vitest';
import { applyEdits } from '../../src/edit/edits.ts';
import { mend } from '../../src/edit/mend.ts';
import { compileSite } from '../support/sites/site.ts';
import { runs } from './generators/runs.ts';
import { anySite } from './generators/site.ts';
import { slipped } from './generators/slips.ts';

const compileText = (text: string) => compileSite(text);

test('gives any site back as it was before the slips of the pen, byte by byte, and changes nothing the next time', () => {
  fc.assert(
    fc.property(anySite.chain(slipped), ({ right, slips }) => {
      const wrong = applyEdits(right, slips);
      const mended = mend(compileText(wrong), compileText);
      expect(mended.locator.text.split('\n')).toEqual(right.split('\n'));
      expect(mend(mended, compileText)).toBe(mended);
    }),
    runs(40),
  );
});
