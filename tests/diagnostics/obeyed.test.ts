import { describe, expect, test } from 'vitest';
import { applyEdits } from '../../src/compile/json/changes/edits.ts';
import { compileSite } from '../support/sites/site.ts';
import { wholeFiles } from './fixtures/json/whole-files.ts';
import { markedTexts } from './fixtures/meaning/marked-texts.ts';
import { shape } from './fixtures/shape/index.ts';
import { unmark } from './marks.ts';

describe('leaves nothing of a mistake whose fix is taken', () => {
  const texts = [...wholeFiles, ...Object.values(shape).flat(), ...markedTexts].flatMap(({ rows }) =>
    rows.map((row) => unmark(typeof row === 'string' ? row : row[0])),
  );
  const fixed = texts.filter((text) => compileSite(text).diagnostics.some(({ fix }) => fix?.edits.length));
  test.each(fixed.map((text) => [text]))('%j', (text) => {
    const { diagnostics, locator } = compileSite(text);
    for (const { code, pointer, fix } of diagnostics) {
      if (!fix?.edits.length) continue;
      const edits = fix.edits.map((edit) => ({ ...locator.stretch(edit), text: edit.text }));
      const left = compileSite(applyEdits(locator.text, edits)).diagnostics;
      // Of a whole file, and of a block whose type is known now, other mistakes come to light.
      const isOther = (each: { code: string }) =>
        (pointer === '' && each.code !== code) || (code === 'OF101' && each.code === 'OF102');
      expect(left.filter((each) => each.pointer === pointer && !isOther(each))).toEqual([]);
    }
  });
});
