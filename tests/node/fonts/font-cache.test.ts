import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Font } from '../../../src/core/fonts/font-file.ts';
import { FontCache, filesOfFonts } from '../../../src/node/fonts/font-cache.ts';
import { fontStyle } from '../../../src/node/render/theme/font-style.ts';
import { folderOf } from '../../support/folder.ts';
import { root } from '../../support/root.ts';

const inter = join(root, 'node_modules/@fontsource-variable/inter');

async function fontIn(folder: string, name: string) {
  const cache = new FontCache(folder, join(folder, 'public'));
  await cache.prefetch([name]);
  return cache.fontOf(name);
}

test('finds the files of an installed family, with its license and its proportions', async () => {
  const folder = await folderOf({ 'site.json': '{}' });
  await cp(inter, join(folder, 'node_modules/@fontsource-variable/inter'), { recursive: true });
  const font = (await fontIn(folder, 'Inter')) as Font;
  expect(font).toMatchObject({ kind: 'sans', license: expect.stringContaining('SIL Open Font License') });
  expect(font.bytes).toBeGreaterThan(40_000);
  expect(font.metrics?.averageWidth).toBeCloseTo(0.478, 2);
  expect(font.faces.map(({ style }) => style)).toEqual(expect.arrayContaining(['normal', 'italic']));
  expect(filesOfFonts([font, font])).toHaveLength(font.faces.length);
  for (const { address } of font.faces) expect(address).toMatch(/^\/assets\/inter-[\w-]+\.woff2$/);
});

test('returns the command that installs a family, for the package manager of the folder', async () => {
  const commandIn = async (files: Record<string, string>) => {
    const font = await fontIn(await folderOf(files), 'EB Garamond');
    return font?.flaw === 'missing' ? font.command : undefined;
  };
  const name = '@fontsource-variable/eb-garamond';
  expect(await commandIn({ 'site.json': '{}' })).toBe(`npm install ${name}`);
  expect(await commandIn({ 'pnpm-lock.yaml': '' })).toBe(`pnpm add ${name}`);
  expect(await commandIn({ 'yarn.lock': '' })).toBe(`yarn add ${name}`);
  expect(await commandIn({ 'bun.lock': '' })).toBe(`bun add ${name}`);
});

test('reads a font in public/, and rejects other files', async () => {
  const folder = await folderOf({ 'public/b.woff2': 'no font' });
  await mkdir(join(folder, 'public/fonts'), { recursive: true });
  const bytes = await readFile(join(inter, 'files/inter-latin-wght-normal.woff2'));
  await writeFile(join(folder, 'public/fonts/a.woff2'), bytes);
  expect(await fontIn(folder, '/fonts/a.woff2')).toMatchObject({
    faces: [{ address: '/fonts/a.woff2', style: 'normal' }],
    bytes: bytes.length,
    metrics: { averageWidth: expect.any(Number) },
  });
  expect(await fontIn(folder, '/b.woff2')).toEqual({ flaw: 'format' });
  expect(await fontIn(folder, '/missing.woff2')).toEqual({ flaw: 'format' });
});

test('declares a fallback with the proportions of the font', () => {
  const face = { address: '/a.woff2', style: 'normal', weight: '100 900' };
  const metrics = { ascent: 0.97, descent: 0.24, lineGap: 0, averageWidth: 0.4458 * 1.1 };
  const style = fontStyle({ text: { faces: [face], metrics, kind: 'sans', bytes: 1 } });
  expect(style).toContain('src:url("onefolio-base:/a.woff2") format("woff2")}');
  expect(style).toContain('size-adjust:110%;ascent-override:88.2%;descent-override:21.8%;line-gap-override:0%');
  expect(style).toContain('--face:"Own"');
});

test('declares the font of headings once if it is also the font of text', () => {
  const font: Font = { faces: [{ address: '/a.woff2', style: 'normal', weight: '400' }], kind: 'serif', bytes: 1 };
  expect(fontStyle({ text: font, headings: font })).toBe(fontStyle({ text: font }));
  const both = fontStyle({ text: font, headings: { ...font } });
  expect(both).toContain('--faces:1em var(--face),1em "Own Head"');
  expect(fontStyle({ headings: font })).not.toContain('--face:"Own"');
});

test('a custom font takes precedence over the system fonts of a language', () => {
  const text: Font = { faces: [{ address: '/a.woff2', style: 'normal', weight: '400' }], kind: 'sans', bytes: 1 };
  expect(fontStyle({ text })).toContain(':root:root{--face:"Own"}:root{--stand-in:');
});
