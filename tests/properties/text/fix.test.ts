import fc from 'fast-check';
import { expect, test } from 'vitest';
import { applyEdits } from '../../../src/core/source/changes/edits.ts';
import { applyFixes } from '../../support/apply-fixes.ts';
import { compileSite } from '../../support/sites/site.ts';
import { runs } from '../generators/runs.ts';
import { anySite } from '../generators/site.ts';
import { withTypingErrors } from '../generators/typing-errors.ts';

const compileText = (text: string) => compileSite(text);

test('restores any site byte by byte after typing errors, and changes nothing the second time', () => {
  fc.assert(
    fc.property(anySite.chain(withTypingErrors), ({ right, errors }) => {
      const wrong = applyEdits(right, errors);
      const fixed = applyFixes(compileText(wrong), compileText);
      expect(fixed.locator.text.split('\n')).toEqual(right.split('\n'));
      expect(applyFixes(fixed, compileText)).toBe(fixed);
    }),
    runs(25),
  );
});
