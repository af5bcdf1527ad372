import { describe, expect, test } from 'vitest';
import { applyEdits } from '../../src/compile/json/changes/edits.ts';
import { compileSite } from '../support/sites/site.ts';
import { wholeFiles } from './fixtures/json/whole-files.ts';
import { markedTexts } from './fixtures/meaning/marked-texts.ts';
import { addresses } from './fixtures/shape/addresses.ts';
import { unmark } from './marks.ts';

describe('leaves nothing of a mistake whose fix is taken', () => {
  const texts = [...wholeFiles, ...addresses, ...markedTexts].flatMap(({ rows }) =>
    rows.map((row) => unmark(typeof row === 'string' ? row : row[0])),
  );
  const fixed = texts.filter((text) => compileSite(text).diagnostics[0]?.fix?.edits.length);
  test.each(fixed.map((text) => [text]))('%j', (text) => {
    const { diagnostics, locator } = compileSite(text);
    for (const { code, fix } of diagnostics) {
      const edits = (fix?.edits ?? []).map((edit) => ({ ...locator.stretch(edit), text: edit.text }));
      const left = compileSite(applyEdits(locator.text, edits)).diagnostics.map((each) => each.code);
      expect(left).not.toContain(code);
    }
  });
});
