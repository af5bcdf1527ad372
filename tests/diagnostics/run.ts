import { expect, test } from 'vitest';
import type { Diagnostic } from '../../src/core/diagnostics/diagnostic.ts';
import { compileSite } from '../support/sites/site.ts';
import type { Table } from './fixtures/table.ts';
import { mark, unmark } from './marks.ts';

/**
 * Tests that each row of these tables is pointed at where it is marked, with the code and the fix of its table, and that
 * nothing else is found. The words of a row go into the sentence of the fix, or are the `path` to what is marked: "a"
 * where a row does not say it.
 */
export function testTables(tables: Table[], words: 'fix' | 'path'): void {
  for (const { wrong, code, fix, rows } of tables)
    for (const row of rows) {
      const [text, ...own] = typeof row === 'string' ? [row] : row;
      test(`${wrong}: ${shortened(text)}`, () => {
        const compiled = compileSite(unmark(text));
        const { diagnostics, locator } = compiled;
        // What marks the byte order at the start of a file is no part of its text.
        expect(mark(compiled)).toBe(text.replace(/^\uFEFF/, ''));
        expect(diagnostics.map((found) => ({ code: found.code, fix: found.fix?.text ?? null }))).toEqual(
          diagnostics.map((found) => {
            const { offset, length } = locator.spanOf(found);
            const marked = locator.text.slice(offset, offset + length);
            return { code, fix: fix && filled(fix, words === 'fix' ? own : [], found, marked) };
          }),
        );
        if (words === 'path') expect(diagnostics.map(({ path }) => path).join(', ')).toBe(own[0] ?? 'a');
      });
    }
}

/** Tests that all that is wrong with a text is found at once, in the order of the text, with these codes. */
export function testSeveral(rows: [text: string, codes: string][]): void {
  test.each(rows.map(([text, codes]) => [codes, shortened(text), text]))('%s: %s', (codes, _, text) => {
    const compiled = compileSite(unmark(text));
    expect(mark(compiled)).toBe(text);
    expect(compiled.diagnostics.map(({ code }) => code).join(' ')).toBe(codes);
  });
}

/** Tests that nothing is found in any of these texts. */
export function testRight(texts: string[]): void {
  test.each(texts.map((text) => [shortened(text, 400), text]))('%s', (_, text) => {
    expect(mark(compileSite(text))).toBe(text);
  });
}

/* The sentence with, for each %s the next word; without words, with what the fix writes, or else with what is marked. */
function filled(sentence: string, words: string[], { fix }: Diagnostic, marked: string): string {
  const left = [...words];
  const own = (fix?.edits[0]?.text ?? marked).replace(/^"(.*)"$/s, '$1');
  return sentence.replace(/%s/g, () => left.shift() ?? own);
}

/* What is marked and a little around it, on one line. */
function shortened(text: string, around = 30): string {
  const from = Math.max(0, text.search(/[⟦⟨]/) - around);
  const part = text.slice(from, text.lastIndexOf('⟧') + around);
  return part.replace(/[\n\r\t]/g, (blank) => JSON.stringify(blank).slice(1, -1));
}
