import { expect, test } from 'vitest';
import type { Diagnostic } from '../../src/core/diagnostics/diagnostic.ts';
import { compileSite } from '../support/sites/site.ts';
import type { Table } from './fixtures/table.ts';
import { mark, unmark } from './marks.ts';

/**
 * Tests that each row of these tables has diagnostics exactly where it is marked, with the code and the fix of its table.
 * The arguments of a row fill the text of the fix, or are the `path` of the marked value; the default path is "a".
 */
export function testTables(tables: Table[], argsFor: 'fix' | 'path'): void {
  for (const { wrong, code, fix, rows } of tables)
    for (const row of rows) {
      const [text, ...args] = typeof row === 'string' ? [row] : row;
      test(`${wrong}: ${shortened(text)}`, () => {
        const compiled = compileSite(unmark(text));
        const { diagnostics, locator } = compiled;
        // The byte order mark of a file is not part of its text.
        expect(mark(compiled)).toBe(text.replace(/^\uFEFF/, ''));
        expect(diagnostics.map((found) => ({ code: found.code, fix: found.fix?.text ?? null }))).toEqual(
          diagnostics.map((found) => {
            const { offset, length } = locator.spanOf(found);
            const marked = locator.text.slice(offset, offset + length);
            return { code, fix: fix && filled(fix, argsFor === 'fix' ? args : [], found, marked) };
          }),
        );
        if (argsFor === 'path') expect(diagnostics.map(({ path }) => path).join(', ')).toBe(args[0] ?? 'a');
      });
    }
}

/** Tests that all mistakes in a text are reported at once, in the order of the text, with these codes. */
export function testSeveral(rows: [text: string, codes: string][]): void {
  test.each(rows.map(([text, codes]) => [codes, shortened(text), text]))('%s: %s', (codes, _, text) => {
    const compiled = compileSite(unmark(text));
    expect(mark(compiled)).toBe(text);
    expect(compiled.diagnostics.map(({ code }) => code).join(' ')).toBe(codes);
  });
}

/** Tests that these texts have no diagnostics. */
export function testValid(texts: string[]): void {
  test.each(texts.map((text) => [shortened(text, 400), text]))('%s', (_, text) => {
    expect(mark(compileSite(text))).toBe(text);
  });
}

/* Replaces each %s with the next argument; without one, with the text that the fix writes, or else with the marked text. */
function filled(sentence: string, args: string[], { fix }: Diagnostic, marked: string): string {
  const left = [...args];
  const written = (fix?.edits[0]?.text ?? marked).replace(/^"(.*)"$/s, '$1');
  return sentence.replace(/%s/g, () => left.shift() ?? written);
}

/* The marked text with some context, on one line. */
function shortened(text: string, context = 30): string {
  const from = Math.max(0, text.search(/[⟦⟨]/) - context);
  const part = text.slice(from, text.lastIndexOf('⟧') + context);
  return part.replace(/[\n\r\t]/g, (space) => JSON.stringify(space).slice(1, -1));
}
