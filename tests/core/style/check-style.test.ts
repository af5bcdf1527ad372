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
  const [found, ...others] = diagnosticsOf(site, withStyle('p {\n  color red;\n}\n'));
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

test.each([
  ['.hero-headline { top: 0 }', '[data-part~="headline"] { top: 0 }'],
  ['.timeline .entry { top: 0 }', '[data-block="timeline"] [data-part~="item"] { top: 0 }'],
  ['.entry { top: 0 }', '[data-part~="item"]:where([data-block="timeline"] *) { top: 0 }'],
  ['.hero, .entry { top: 0 }', '[data-block="hero"], [data-part~="item"]:where([data-block="timeline"] *) { top: 0 }'],
  [
    '.hero, .card-grid { .project { top: 0 } }',
    '[data-block="hero"], [data-block="card-grid"] { [data-part~="item"]:where([data-block="card-grid"] *) { top: 0 } }',
  ],
  ['.card-grid { & .project { top: 0 } }', '[data-block="card-grid"] { & [data-part~="item"] { top: 0 } }'],
  ['@scope (.hero) { p { top: 0 } }', '@scope ([data-block="hero"]) { p { top: 0 } }'],
  ['.neighbor-title { top: 0 }', '[data-part~="title"]:where([data-part~="neighbors"] *) { top: 0 }'],
  ['.grid { top: 0 }', '[data-layout="grid"] { top: 0 }'],
  [
    'main:has(.page-list) .listed-title { top: 0 }',
    'main:has([data-block="page-list"]) [data-part~="title"]:where([data-block="page-list"] *) { top: 0 }',
  ],
  [
    '.timeline + .form .dates { top: 0 }',
    '[data-block="timeline"] + [data-block="form"] [data-part~="dates"]:where([data-block="timeline"] *) { top: 0 }',
  ],
  [
    '.timeline { & + p .dates { top: 0 } }',
    '[data-block="timeline"] { & + p [data-part~="dates"]:where([data-block="timeline"] *) { top: 0 } }',
  ],
  [
    '[data-part~="text"] .code-block { top: 0 }',
    '[data-part~="text"] [data-part~="code"]:where([data-block="text"] *) { top: 0 }',
  ],
  ['.timeline > ol .dates { top: 0 }', '[data-block="timeline"] > ol [data-part~="dates"] { top: 0 }'],
])('replaces the private classes in %s', (css, fixed) => {
  const found = diagnosticsOf(site, withStyle(css));
  const edits = found.flatMap(({ fix }) => fix?.edits ?? []);
  const written = edits.reduceRight(
    (text, { column, endColumn, text: replacement }) =>
      text.slice(0, column - 1) + replacement + text.slice(endColumn - 1),
    css,
  );
  expect(found.map(({ code, severity }) => `${severity} ${code}`)).toEqual(edits.map(() => 'warning OF346'));
  expect(written).toBe(fixed);
});

test.each([
  '.keyword, .mine { top: 0 }',
  '@layer hero.badge { p { top: 0 } }',
  'p { --x: { .hero { top: 0 } } }',
  'p { content: ".hero" } /* .hero {} */',
  'a[href$=".hero"] { top: 0 }',
])('reports no class in %s', (css) => {
  expect(diagnosticsOf(site, withStyle(css))).toEqual([]);
});
