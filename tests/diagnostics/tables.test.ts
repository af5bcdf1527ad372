import { describe, expect, test } from 'vitest';
import type { Diagnostic } from '../../src/core/diagnostics/diagnostic.ts';
import { compileSite } from '../support/sites/site.ts';
import { right, several, tables } from './fixtures/tables.ts';
import { mark, unmark } from './marks.ts';

/*
 * The arguments of a row fill the text of the fix or, in JSON, are the `path` of the marked value; the default path is
 * "a".
 */
describe.each(Object.entries(tables))('points at the mistake, names its code and its fix: %s', (stage, tables) => {
  for (const { wrong, code, fix, rows } of tables)
    for (const [text, ...args] of rows)
      test(`${wrong}: ${shortened(text)}`, () => {
        const compiled = compileSite(unmark(text));
        const { diagnostics, locator } = compiled;
        // The byte order mark of a file is not part of its text.
        expect(mark(compiled)).toBe(text.replace(/^\uFEFF/, ''));
        expect(diagnostics.map((found) => ({ code: found.code, fix: found.fix?.text ?? null }))).toEqual(
          diagnostics.map((found) => {
            const { offset, length } = locator.spanOf(found);
            const marked = locator.text.slice(offset, offset + length);
            return { code, fix: fix && filled(fix, stage === 'json' ? [] : args, found, marked) };
          }),
        );
        if (stage === 'json') expect(diagnostics.map(({ path }) => path).join(', ')).toBe(args[0] ?? 'a');
      });
});

describe.each(Object.entries(several))('finds all mistakes of a text at once: %s', (_, rows) => {
  test.each(rows.map(([text = '', codes]) => [codes, shortened(text), text]))('%s: %s', (codes, _, text = '') => {
    const compiled = compileSite(unmark(text));
    expect(mark(compiled)).toBe(text);
    expect(compiled.diagnostics.map(({ code }) => code).join(' ')).toBe(codes);
  });
});

describe('finds no mistakes', () => {
  test.each(right.map((text) => [shortened(text, 400), text]))('%s', (_, text) => {
    expect(mark(compileSite(text))).toBe(text);
  });
});

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
