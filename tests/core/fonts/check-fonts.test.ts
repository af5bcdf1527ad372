import { expect, test } from 'vitest';
import type { FontFile } from '../../../src/core/fonts/font-file.ts';
import { compileSite, diagnosticsOf, siteWith } from '../../support/sites/site.ts';

const font: FontFile = { faces: [], kind: 'sans', bytes: 30_000 };
const siteIn = (fonts: object) => ({ ...siteWith({ type: 'hero', headline: 'Amina' }), theme: { font: fonts } });
const codesOf = (fonts: object, host: object) => diagnosticsOf(siteIn(fonts), host).map(({ code }) => code);

test('gives a site the fonts that its host finds', () => {
  const fontOf = (name: string) => (name === 'Inter' ? font : undefined);
  expect(compileSite(siteIn({ text: 'Inter' }), { fontOf }).site?.fonts).toEqual({ text: font });
  expect(compileSite(siteIn({ headings: 'Inter' }), { fontOf }).site?.fonts).toEqual({ headings: font });
  expect(compileSite(siteIn({ text: 'Lora' }), { fontOf }).site?.fonts).toBeUndefined();
  expect(compileSite(siteIn({ text: 'Lora' }), { fontOf: undefined }).site?.fonts).toBeUndefined();
  expect(compileSite(siteWith({ type: 'hero', headline: 'Amina' })).site?.fonts).toBeUndefined();
});

test('suggests the name of a font', () => {
  expect(diagnosticsOf(siteIn({ text: 'Intr' }))).toMatchObject([
    { code: 'OF273', fix: { text: 'did you mean "Inter"?' } },
  ]);
  expect(diagnosticsOf(siteIn({ text: 'Comic Sans' }))).toMatchObject([{ code: 'OF273', fix: { edits: [] } }]);
});

test.each(['/a.ttf', '/fonts/A.OTF', '/a.woff'])('asks to convert %s', (text) => {
  expect(diagnosticsOf(siteIn({ text }))).toMatchObject([{ code: 'OF275', pointer: '/theme/font/text' }]);
});

test('reports a font that is missing, in another format or large', () => {
  expect(codesOf({ text: 'Lora' }, { fontOf: () => ({ problem: 'missing', command: 'npm install x' }) })).toEqual([
    'OF274',
  ]);
  expect(codesOf({ text: '/a.woff2' }, { fontOf: () => ({ problem: 'format' }) })).toEqual(['OF275']);
  expect(codesOf({ text: '/a.woff2' }, { fontOf: () => font, hasFile: () => false })).toEqual(['OF302']);
  const pipe = { fontOf: () => ({ problem: 'unreadable' }), hasFile: () => false };
  expect(codesOf({ text: '/a.woff2' }, pipe)).toEqual(['OF275']);
  expect(codesOf({ headings: 'Lora' }, { fontOf: () => ({ ...font, bytes: 60_001 }) })).toEqual(['OF276']);
  expect(codesOf({ headings: 'Lora' }, { fontOf: () => ({ ...font, bytes: 60_000 }) })).toEqual([]);
  expect(codesOf({ headings: 'Lora' }, { fontOf: undefined })).toEqual([]);
});
