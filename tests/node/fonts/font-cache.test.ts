import { execFileSync } from 'node:child_process';
import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { expect, test } from 'vitest';
import type { Font } from '../../../src/core/fonts/font-file.ts';
import { FontCache, filesOfFonts } from '../../../src/node/fonts/font-cache.ts';
import { isWholeWoff2 } from '../../../src/node/fonts/read-woff2.ts';
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
  expect(font.metrics?.widths.map(([weight, width]) => [weight, width.toFixed(3)])).toEqual([
    [400, '0.478'],
    [500, '0.481'],
    [600, '0.485'],
    [700, '0.489'],
    [800, '0.493'],
  ]);
  expect(font.metrics?.range).toContain('U+0400-052F');
  expect(font.faces.map(({ style }) => style)).toEqual(expect.arrayContaining(['normal', 'italic']));
  expect(filesOfFonts([font, font])).toHaveLength(font.faces.length);
  for (const { address } of font.faces) expect(address).toMatch(/^\/assets\/inter-[\w-]+\.woff2$/);
});

test('returns the command that installs a family, for the package manager of the folder', async () => {
  const commandIn = async (files: Record<string, string>) => {
    const font = await fontIn(await folderOf(files), 'EB Garamond');
    return font?.problem === 'missing' ? font.command : undefined;
  };
  const name = '@fontsource-variable/eb-garamond';
  expect(await commandIn({ 'site.json': '{}' })).toBe(`npm install --save-dev ${name}`);
  expect(await commandIn({ 'pnpm-lock.yaml': '' })).toBe(`pnpm add --save-dev ${name}`);
  expect(await commandIn({ 'yarn.lock': '' })).toBe(`yarn add --dev ${name}`);
  expect(await commandIn({ 'bun.lock': '' })).toBe(`bun add --dev ${name}`);
});

test('prints one command that installs all missing fonts', async () => {
  const cache = new FontCache(await folderOf({ 'site.json': '{}' }), 'public');
  await cache.prefetch(['Lora', 'DM Sans']);
  const command = 'npm install --save-dev @fontsource-variable/lora @fontsource-variable/dm-sans';
  for (const name of ['Lora', 'DM Sans']) expect(cache.fontOf(name)).toEqual({ problem: 'missing', command });
});

test('reads a font in public/, and rejects other files', async () => {
  const folder = await folderOf({ 'public/b.woff2': 'no font' });
  await mkdir(join(folder, 'public/fonts'), { recursive: true });
  const bytes = await readFile(join(inter, 'files/inter-latin-wght-normal.woff2'));
  await writeFile(join(folder, 'public/fonts/a.woff2'), bytes);
  expect(await fontIn(folder, '/fonts/a.woff2')).toMatchObject({
    faces: [{ address: '/fonts/a.woff2', style: 'normal' }],
    bytes: bytes.length,
    metrics: { range: 'U+0000-00FF,U+2000-22FF' },
  });
  expect(await fontIn(folder, '/b.woff2')).toEqual({ problem: 'format' });
  await writeFile(join(folder, 'public/cut.woff2'), bytes.subarray(0, -1000));
  expect(await fontIn(folder, '/cut.woff2')).toEqual({ problem: 'format' });
  const broken = Buffer.from(bytes);
  broken.fill(0, 200, 300);
  await writeFile(join(folder, 'public/broken.woff2'), broken);
  expect(await fontIn(folder, '/broken.woff2')).toEqual({ problem: 'format' });
  expect(await fontIn(folder, '/missing.woff2')).toEqual({ problem: 'format' });
});

test.each([
  ['inter', 'sans'],
  ['source-serif-4', 'serif'],
  ['stix-two-text', 'serif'],
])('detects whether %s in public/ is a serif font', async (name, kind) => {
  const folder = await folderOf({ 'public/x.txt': '' });
  const file = join(root, `node_modules/@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`);
  await cp(file, join(folder, 'public/a.woff2'));
  expect(await fontIn(folder, '/a.woff2')).toMatchObject({ kind });
});

test('declares a fallback with the proportions of the font', () => {
  const face = { address: '/a.woff2', style: 'normal', weight: '100 900' };
  const metrics = {
    ascent: 0.97,
    descent: 0.24,
    lineGap: 0,
    widths: [[400, 0.4458 * 1.1]] as [number, number][],
    range: 'U+0-FF',
  };
  const style = fontStyle({ text: { faces: [face], metrics, kind: 'sans', bytes: 1 } });
  expect(style).toContain('src:url("onefolio-base:/a.woff2") format("woff2")}');
  expect(style).toContain(
    'size-adjust:110%;ascent-override:88.2%;descent-override:21.8%;line-gap-override:0%;unicode-range:U+0-FF}',
  );
  expect(style).toContain('--first:"Own"');
});

test('declares the font of headings once if it is also the font of text', () => {
  const font: Font = { faces: [{ address: '/a.woff2', style: 'normal', weight: '400' }], kind: 'serif', bytes: 1 };
  expect(fontStyle({ text: font, headings: font })).toBe(fontStyle({ text: font }));
  const both = fontStyle({ text: font, headings: { ...font } });
  expect(both).toContain('--heading-faces:,1em "Own Head"');
  expect(fontStyle({ headings: font })).not.toContain('--first:');
});

test('custom fonts fall back to the fonts of the look', () => {
  const text: Font = { faces: [{ address: '/a.woff2', style: 'normal', weight: '400' }], kind: 'sans', bytes: 1 };
  const headings: Font = { ...text, kind: 'serif' };
  expect(fontStyle({ text })).toContain(
    '--font:"Own","Own Fallback",var(--face),var(--stand-in),system-ui,sans-serif}@media not (scripting:none){:root[data-stand-in]{--font:"Own Fallback",var(--stand-in),system-ui,sans-serif}}',
  );
  expect(fontStyle({ headings })).toContain(
    '{font-family:"Own Head","Own Head Fallback",var(--face),var(--stand-in),serif}',
  );
  expect(fontStyle({ text, headings })).toContain(
    '{font-family:"Own Head","Own Head Fallback","Own","Own Fallback",var(--face),var(--stand-in),serif}',
  );
});

test('declares a fallback for each weight, bold from 600 on', () => {
  const metrics = { ascent: 1, descent: 0.2, lineGap: 0, range: 'U+0-FF' };
  const widths: [number, number][] = [
    [400, 0.4063],
    [500, 0.42],
    [700, 0.4326],
  ];
  const style = fontStyle({ text: { faces: [], metrics: { ...metrics, widths }, kind: 'serif', bytes: 1 } });
  expect([...style.matchAll(/font-weight:([^;]+);src:local\("([^"]+)/g)].map(([, ...found]) => found)).toEqual([
    ['1 449', 'Times New Roman'],
    ['450 599', 'Times New Roman'],
    ['600 1000', 'Times New Roman Bold'],
  ]);
});

test('finds that every published font is whole', async () => {
  const folder = join(root, 'node_modules/@fontsource-variable');
  const files = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.woff2')).slice(0, 100);
  expect(files.length).toBeGreaterThan(20);
  for (const file of files) expect([file, isWholeWoff2(await readFile(join(folder, file)))]).toEqual([file, true]);
});

test.each([0, 100, 2 ** 30])(
  'rejects a font that is small only until it is decompressed, and states %i bytes',
  (stated) => {
    const packed = brotliCompressSync(Buffer.alloc(2 ** 27), { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } });
    const digits = [28, 21, 14, 7, 0].map((shift) => (stated >>> shift) & 127);
    const first = Math.min(4, digits.findIndex((digit) => digit > 0) >>> 0);
    const table = [1, ...digits.slice(first).map((digit, at, all) => (at < all.length - 1 ? digit | 128 : digit))];
    const head = Buffer.alloc(48);
    head.write('wOF2', 'latin1');
    head.writeUInt16BE(1, 12);
    head.writeUInt32BE(packed.length, 20);
    const bytes = Buffer.concat([head, Buffer.from(table), packed]);
    bytes.writeUInt32BE(bytes.length, 8);
    const start = performance.now();
    expect(isWholeWoff2(bytes)).toBe(false);
    expect(performance.now() - start).toBeLessThan(1000);
  },
);

test.skipIf(process.platform === 'win32')('rejects a pipe as a font, without waiting for its content', async () => {
  const folder = await folderOf({ 'public/a.txt': '' });
  execFileSync('mkfifo', [join(folder, 'public/a.woff2')]);
  expect(await fontIn(folder, '/a.woff2')).toEqual({ problem: 'unreadable' });
});
