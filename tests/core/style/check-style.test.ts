import { expect, test } from 'vitest';
import { customStyleOf } from '../../../src/core/style/check-style.ts';
import { compileSite, diagnosticsOf, siteWith } from '../../support/sites/site.ts';

const site = { ...siteWith({ type: 'hero', headline: 'Amina' }), theme: { style: 'style.css' } };
const withStyle = (css: string) => ({ textFile: () => ({ bytes: new TextEncoder().encode(css) }) });

test('adds the owner’s style sheet to a site', () => {
  expect(compileSite(site, withStyle('.hero { top: 0 }')).site?.style).toBe('@layer style{.hero { top: 0 }}');
  expect(compileSite(siteWith({ type: 'hero', headline: 'Amina' })).site?.style).toBeUndefined();
});

test('points at a mistake in the file of the style sheet', () => {
  const [found, ...others] = diagnosticsOf(site, withStyle('.hero {\n  color red;\n}\n'));
  expect(others).toEqual([]);
  expect(found).toMatchObject({ code: 'OF343', file: 'style.css', line: 2, pointer: '/theme/style' });
});

test('reports a picture that public/ lacks', () => {
  const host = { ...withStyle('a { background: url(/dots.png?2) }'), hasFile: () => false };
  expect(diagnosticsOf(site, host)).toMatchObject([{ code: 'OF302', file: 'style.css', line: 1, column: 17 }]);
});

test('reports a style sheet that is missing', () => {
  expect(diagnosticsOf(site, { textFile: () => ({ problem: 'missing' }) })).toMatchObject([
    { code: 'OF320', pointer: '/theme/style' },
  ]);
});

test('refuses to resolve a style sheet that was never read', () => {
  expect(() => compileSite(site, { ...withStyle(''), readStyle: undefined })).toThrow('cannot read one');
});

test('has no style sheet if its file is gone', () => {
  expect(
    customStyleOf({ theme: { style: 'style.css' } }, { textFile: () => ({ problem: 'missing' }) }),
  ).toBeUndefined();
});
