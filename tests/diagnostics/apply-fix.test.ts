import { describe, expect, test } from 'vitest';
import { compileSite } from '../support/sites/site.ts';
import { withFix } from '../support/with-fix.ts';
import { corpus } from './corpus.ts';
import { unmark } from './marks.ts';

/* A syntax error hides all other mistakes, and an unknown block type or a broken link hides some. */
const isHiddenBy = (code: string, other: string): boolean =>
  (code.startsWith('OF0') && !other.startsWith('OF0')) || ['OF101 OF102', 'OF201 OF204'].includes(`${code} ${other}`);

describe('removes a mistake by applying its fix', () => {
  const texts = [...new Set(corpus.flatMap(({ examples }) => examples.map(({ text }) => unmark(text))))];
  const fixed = texts.filter((text) => compileSite(text).diagnostics.some(({ fix }) => fix?.edits.length));
  test.each(fixed.map((text) => [text]))('%j', (text) => {
    const { diagnostics, locator } = compileSite(text);
    for (const found of diagnostics) {
      if (!found.fix?.edits.length) continue;
      const isAtSamePointer = (each: { code: string; pointer: string }) =>
        each.pointer === found.pointer && !isHiddenBy(found.code, each.code);
      // Two mistakes at the same position are fixed one after the other.
      const others = diagnostics.filter((each) => each !== found && isAtSamePointer(each)).length;
      const left = compileSite(withFix(found, locator)).diagnostics.filter(isAtSamePointer);
      expect([found.code, left.slice(others)]).toEqual([found.code, []]);
    }
  });
});
