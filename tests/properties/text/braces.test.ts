import fc from 'fast-check';
import { expect, test } from 'vitest';
import { rich, year } from '../../support/rich-text.ts';
import { compileSite, siteWith } from '../../support/sites/site.ts';

const inBraces = fc.oneof(
  fc.constantFrom('', 'R', 'a, b', 'x ∈ ℝ', 'id', 'usd', 'n+1', '"name": "Ada"', 'name: Ada', '1..n', 'قيمة', '0'),
  fc.stringMatching(/^[\p{L}\p{N} ,.+]{1,20}$/u).map((text) => `${text}, ${text}`),
);
const headlineOf = (headline: string) => {
  const { diagnostics, site } = compileSite(siteWith({ type: 'hero', headline }));
  const [block] = site?.pages[0]?.blocks ?? [];
  return { codes: diagnostics.map(({ code }) => code), headline: block?.type === 'hero' ? block.headline : undefined };
};

test('shows braces as written unless they resemble a placeholder', () => {
  fc.assert(
    fc.property(inBraces, (text) => {
      const written = `\\mathbb{${text}} costs $5 {`.replace('\\mathbb', 'set');
      expect(headlineOf(written)).toEqual({ codes: [], headline: written });
      expect(headlineOf(`${written} {year}`)).toEqual({ codes: [], headline: rich(`${written} `, year) });
    }),
  );
});

test.each(['{nmae}', '{Name}', '{ name }', '{yearsince:2016}', '{yaersSince}', '{phone}'])(
  'reports %s, which resembles a placeholder',
  (written) => {
    expect(headlineOf(`I am ${written} {a, b}`).codes).toEqual(['OF205']);
  },
);
